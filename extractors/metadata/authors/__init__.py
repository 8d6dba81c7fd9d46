"""Authors: names out of bylines and biographies, and which of them are believed."""
