"""Codes of languages of three letters: ISO 639-2, 639-3 and 639-5."""

from __future__ import annotations

_SHORTER = dict(
    pair.split("=")
    for pair in """
    aar=aa abk=ab afr=af aka=ak alb=sq amh=am ara=ar arg=an arm=hy asm=as ava=av ave=ae aym=ay aze=az bak=ba bam=bm
    baq=eu bel=be ben=bn bis=bi bod=bo bos=bs bre=br bul=bg bur=my cat=ca ces=cs cha=ch che=ce chi=zh chu=cu chv=cv
    cor=kw cos=co cre=cr cym=cy cze=cs dan=da deu=de div=dv dut=nl dzo=dz ell=el eng=en epo=eo est=et eus=eu ewe=ee
    fao=fo fas=fa fij=fj fin=fi fra=fr fre=fr fry=fy ful=ff geo=ka ger=de gla=gd gle=ga glg=gl glv=gv gre=el grn=gn
    guj=gu hat=ht hau=ha hbs=sh heb=he her=hz hin=hi hmo=ho hrv=hr hun=hu hye=hy ibo=ig ice=is ido=io iii=ii iku=iu
    ile=ie ina=ia ind=id ipk=ik isl=is ita=it jav=jv jpn=ja kal=kl kan=kn kas=ks kat=ka kau=kr kaz=kk khm=km kik=ki
    kin=rw kir=ky kom=kv kon=kg kor=ko kua=kj kur=ku lao=lo lat=la lav=lv lim=li lin=ln lit=lt ltz=lb lub=lu lug=lg
    mac=mk mah=mh mal=ml mao=mi mar=mr may=ms mkd=mk mlg=mg mlt=mt mon=mn mri=mi msa=ms mya=my nau=na nav=nv nbl=nr
    nde=nd ndo=ng nep=ne nld=nl nno=nn nob=nb nor=no nya=ny oci=oc oji=oj ori=or orm=om oss=os pan=pa per=fa pli=pi
    pol=pl por=pt pus=ps que=qu roh=rm ron=ro rum=ro run=rn rus=ru sag=sg san=sa sin=si slk=sk slo=sk slv=sl sme=se
    smo=sm sna=sn snd=sd som=so sot=st spa=es sqi=sq srd=sc srp=sr ssw=ss sun=su swa=sw swe=sv tah=ty tam=ta tat=tt
    tel=te tgk=tg tgl=tl tha=th tib=bo tir=ti ton=to tsn=tn tso=ts tuk=tk tur=tr twi=tw uig=ug ukr=uk urd=ur uzb=uz
    ven=ve vie=vi vol=vo wel=cy wln=wa wol=wo xho=xh yid=yi yor=yo zha=za zho=zh zul=zu
    """.split()
)
TWO_LETTERS = frozenset(_SHORTER.values()) | {"bh"}
"""ISO 639-1, and what it had for the Bihari languages."""
_OTHERS = {
    word[:2]: word[2:]
    for word in """
    aaabcdefghiklnopqstuvwxz ababcdefghijlmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz adabdefghijlnoqrstuwxyz
    aeabcdeklmnqrsuwyz afabdeghiknopstuz agabcdefghijklmnoqrstuvwxyz ahabghiklmnoprst aiabcdefghijklmnopqrtwxy
    ajaginsuwz akbcdefghijklmopqrstuvwxyz alacdefghijklmnopqrstuvwxyz amabcefgijklmnopqrstuvwxyz
    anabcdefghijklmnopqrstuvwxyz aoabcdefgijklmnrstuxz apabcdefghijklmnopqrstuvwxyz aqacdgklmnprtz
    arbcdehijklnopqrstuvwxyz asabcefghijklnopqrstuvwxyz atabcdeghijklmnopqrstuvwxyz auabcdfghijklmnopqrstuwxyz
    avbdiklmnostuv awabcdeghikmnorstuvwxy axbegklmx ayabcdeghiklnopqrstuz azabcdgjmnotz baabcdefghijlnoprstuvwxy
    bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz bdabcdefghijklmnopqrstuvwxyz beabcdefghijkmopqrstuvwxyz
    bfabcdefghijklmnopqrstuwxyz bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz biabdefghklmnopqrtuvwxyz
    bjabcefghijklmnoprstuvwxyz bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz bmabcdefghijklmnopqrstuvwxz
    bnabcdefgijklmnopqrstuvwxyz boabefghijklmnopqrtuvwxyz bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz
    brabcdfghijklmnopqrstuvwxyz bsabcefghijklmnopqrstuvwxy btacdefghijkmnopqrstuvwxyz buabcdefghijkmnopqstuvwxyz
    bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz bxabcdefghijklmnopqrsuvwz byabcdefghijklmnopqrstvwxz
    bzabcdefghijklmnopqrstuvwxyz caabcdefghijklmnopqrsuvwxyz cbabcdgijklnoqrstuvwy cccdeghjlmnoprs cdacdefhijmnorsyz
    ceabgklnty cfadgm cgacgk chbcdfghjklmnopqrtwxyz ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz
    clacdehijklmostuwy cmacegilmnorst cnabcghiklopqrstuwx coabcdefghjklmnopqtuvwxz cpabcefginopsuxy cqd
    crabcdfghijklmnopqrstvwxyz csabcdefghijklmnopqrstuvwxyz ctacdeghlmnopstuyz cuabchijklopqrstuvwxy cvgn cwabdegt
    cxh cyabo czhknot daacdeghijklmoqrsuvwxyz dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghilmnpqrsvz
    dgabcdeghiklnorstwxz dhdgilmnorsuvwx diabcdfghijklmnopqrsuwxyz djabcdefijkmnoruw dkagkrsx dlgkmn
    dmabcdefgklmnorsuvwxy dnadegijknortuvwy doabcefhiklnopqrstvwxyz dpp drabcdegilnoqstuy dsbehiklnoqz
    dtabdhikmnoprstuy duabcefghiklmnopqrsuvwxyz dva dwakrsuwyz dyabdgimnoruy dzadegln eaa ebcgkoru ecrsy eee efaei
    egalmoxy ehsu eiptv eja ekaegiklmopry elehikmoux emabegikmnpqsuwxyz enabcdfhlmnoqruvwx eot epi eraghikorstw
    eseghiklmnoqsuxy etbchnorstuxz eudq evehn ewo ext eyao ezae faabdfghijklmnprtuxyz fbl fcs fer ffim fgr
    fiaeflprtuw fkkv flahilnry fmpu fnbgi fodimnrsx fpe fqs frcdkmopqrst fsels fubcdefhijmnqrtuvy fvr fwae
    gaabcdefghijklmnopqrstuwxyz gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux geabcdfghijklmqsvwxyz
    gfkt ggabdegkltuw ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru gkadenopu glbcdhjkloruwy gmabdeghlmnqruvwxyz
    gnabcdeghijklmnoqrtuwz goabcdefghijklmnopqrstuvwxyz gpaen gqainru grabcdghijkmoqrstuvwxyz gseglmnopsw gtau
    guabcdefghiklmnopqrstuwxz gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain
    haabcdefghijklmnopqrsvwxyz hbabnou hcah hdnsy headghim hgmw hhiry hiabdfghijklortwx hji hkaehkns hlabdetu
    hmabcdefghijklmnpqrstuvwxyz hnadeghijmnosu hoabcdehijklmoprstvwyz hpos hracekmoptuwxz hsbhlns htiosux
    hubcdefghijklmopqrstuvwxyz hvceknv hwaco hyawx iainr ibabdeghlmnruy icahlr idabcdeirstu ifabefkmuy igbeglmnosw
    ihbipw iinr ijcejnos ikehikloprstvwxz ilabgikmopsuv imailnorsty inbceghjlmnopstz ioruw ipio iquw iraehiknoruxy
    isacdeghikmnortuv itbcdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhmrz jaabcdefhjklmnoqstuxyz jbeijkmnortuw
    jcst jdagt jebehiklnrtu jgbeko jhis jiabcdeghilmoqtuvy jjer jkamoprsu jles jmabcdilnrswx jnadgijls jobdgrsw
    jparx jqr jrabrtu jsl juabcdhiklmnoprstuwy jvdn jwi jyaey kaabcdefghijkmopqrvwxy kbabcdeghijklmnopqrstuvwxyz
    kcabcdefghijklmnopqrstuvwxyz kdacdefghijklmnopqrtuwxyz keabcdefghijklmnopqrstuvwxyz kfabcdefghijklmnopqrstuvwxyz
    kgabefgijklnopqrstuvwxy khabcdefghijklnopqrstuvwxyz kiabcdefghijlmopqstuvwxyz kjabcdeghijklmnopqrstuvxyz
    kkabcdefghijklmnopqrstuvwxyz klabcdefghijklmnopqrstuvwxyz kmabcdefghijklmnopqrstuvwxyz
    knabcdefgijklmnopqrstuvwxyz koacdefghiklopqstuvwyz kpabcdefghijklmnoqrstuvwxyz kqabcdefghijklmnopqrstuvwxyz
    krabcdefhijklnoprstuvwxyz ksbcdefghijklmnopqrstuvwxyz ktabcdefghijklmnopqstuvwxyz kubcdefghijklmnopqstuvwxyz
    kvabcdefghijklmnopqrtuvwxyz kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz kyabcdefghijklmnopqrstuvwxyz
    kzabcdefgiklmnopqrsuvwxyz laabcdefghijlmnpqrsuwxyz lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq
    leabcdefhijklmnopqrstuvwxyz lfan lgabghiklmnoqrstuz lhahilmnpstu liabcdefghjklopqrsuvwxyz ljaeilpwx
    lkabcdehijlmnorstuy llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy lnabdghijlmnsuwz loabcefghijklmnopqrstuvwxyz
    lpaenox lqr lracegiklmnortvz lsabcdehilmnoprstvwy ltcghinosu luacdefhijklmnopqrstuvwyz lvaiklsu lwaeghlmostuw
    lxm lyagn lzhlnz maabdefgijkmnpqstuvwxz mbabcdefhijklmnopqrstuvwxyz mcabcdefghijklmnopqrstuvwxyz
    mdabcdefghijklmnpqrstuvwxyz meabcdefhijklmnopqrstuvwyz mfabcdefghijklmnopqrstuvwxyz mgabcdefghijklmnopqrstuvwyz
    mhabcdefgijklmnopqrstuwxyz miabcdefghijklmnopqrtuwxyz mjbcdeghijklmnopqrstuvwxyz mkabcefghijklmnopqrstuvwxyz
    mlabcefhijklmnopqrsuvwxz mmabcdefghijklmnopqrtuvwxyz mnabcdefghijklmnopqrsuvwxyz moacdeghijkmopqrstuvwxyz
    mpabcdeghijklmnopqrstuvwxyz mqabcefghijklmnopqrstuvwxyz mrabcdefghjklmnopqrstuvwxyz msbcdefghijklmnopqrsuvwxyz
    mtabcdefghijklmnopqrstuvwxy muabcdeghijkmnopqrstuvxyz mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz
    mxabcdefghijklmnopqrstuvwxyz mybcefghjklmnoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz naabcefghijklmnopqrstwxyz
    nbabcdeghijkmnopqrstuvwy ncabcdefghijklmnoqrstuxz ndabcdfghijklmnpqrstuvwxyz neabcdefghijkmnoqrstuvwxyz nfadlru
    ngabcdefghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz niabcdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz
    nkabcdefghijkmnopqrstuvwxz nlacegijklmoquvwxyz nmabcdefghijklmnopqrstuvwxyz nnabcdefghijklmnpqrtuvwyz
    noacdefghijklnpqstuvwyz npabghilnosuxy nqgklmnoqty nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz
    ntdgijkmopruwxyz nuabcdefghijklmnopqrstuvwxyz nvhmo nwabcegimorwxy nxadegiklmnoqrx nybcdefghijklmnopqrstuvwxy
    nzabdikmrsuyz oaackrv obiklmortu ocahmou odaktu ofosu ogbcegou ohtu oiaen ojbcgpsvw okabcdeghijklmnorsuvxz
    oladekmortu omabcgiklnopqrtuvwxy onabegijknoprstuwx oodgnrs opakmoty oraceghnorstuvwxyz osacinoptux
    otabdeiklmnoqrstuwxyz ouabeim ovd owil oybdmy ozm paabcdefghiklmopqrsuvwxyz pbbcefghilmnoprstuvy
    pcabcdefghijklmnpw pdacinotu peabdefghijklmopqsvxyz pfael pgadgiklnsuz phadghijklmnoqrtuvw
    piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu plabcdefghklnoqrstuvwyz pmabdefhijlmnoqrstwxyz
    pnabcdeghijklmnopqrstuvwxyz pocefghikmnopqstvwxyz ppeiklmnopqstu pqaemw pracdefghiklmnoqrstuwxz
    psacdeghilmnopqrstuwy ptahinopqrtuvwy puabcdefgijmopqrtuwxy pwabgimnorw pxm pyemnsuxy pzehn
    quabcdfghiklmnpqrsvwxyz qvacehijlmnopswyz qwacehmst qxachlnopqrstuw qyap raabcdfghijklmnopqrstuvwxyz rbbklp rcf
    rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw rmabcdefghiklmnopqstuvwxyz rnbdglnprw
    roabcdefglmopruw rpnt rrimot rsbklmnw rtchmsw rubcefghikopqtuyz rwaklmor rxdw rynsu rzh
    saabcdefhijklmoqrstuvwxyz sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx sdabcefghjklnopqrstuvxz
    seabcdefghijklmnopqrstuvwyz sfbemsw sgabcdeghijkmnprstuwxyz shabcdeghijklmnopqrstuvwxyz
    siabdefghijklmopqrstuvwxyz sjabcdegklmnoprstuw skabcdefghijmnopqrstuvwxyz slacdefghijlmnprstuwxyz
    smabcfghijklmnpqrstuvwxyz sncefgijklmnopqrsuvwxyz soabcdeghijklnopqrsuvwxyz spbcdegiklmnopqrstuvxy
    sqahjkmnoqrstux srabcefghiklmnoqrstuvwxyz ssabcdefghijklmnopqrstuvxyz stabdefghijklmnopqrstuvwy
    suabcegijkoqrstvwxyz svabcekmsx swbcfghijklmnopqrstuvwxy sxbcegklmnorsuw syabcdiklmnorswxy szabceglnpsvwy
    taabcdefgijklnopqrsuvwxyz tbacdefghijklmnopqrstuvwxyz tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy
    teabcdefghikmnopqrstuvwxyz tfinort tgabcdefhijnopqrstuvwxyz thdefhiklmnpqrstuvyz tiacfghijklmnopqstuvwxyz
    tjagijlmnopsuw tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy tmabcdefghijlmnoqrstuvwyz
    tnabcdghiklmnopqrstuvwxyz tobcdfghijklmopqrsuvwxyz tpacefgijklmnopqrtuvxyz tqblmnopqrtuw
    trabcdefghijklmnopqrstuvwxyz tsabcdeghijklmpqrstuvwxyz ttabcdefghijklmnopqrstuvwyz tuabcdefghijlmnopqstuvwxyz
    tvadeiklmnostuwxy twabcdefghlmnopqrtuwxy txabceghijmnoqrstuxy tyaehijlnprstuvxyz tzahjlmnox uamnr ubailruy
    udaegijlmu ues ufi ugabehnoy uhan uisv uji ukaghiklpqsuvwy ulabcefiklmnuwy umabcdgimnoprsu unaegikmnruxz uon
    upiv urabcefghijklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya uzns vaaefghijlmnoprsuvy vbbk vecdlmopr
    vgrt vicdfglnstv vjk vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz vnkmp vort vraost vsilnv vto vumnt vwa
    waabcdefghijklmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy weacdghimnoprstuw wfg wgabgiouy whagku
    wibcefghijklmnruvy wjai wkabdlruwy wlaceghiklmorsuvwxy wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgikmnorswy wpc
    wrbghiklmnoprsuvwxyz wsagikrsuv wtbfhikmw wuabdhlmnrtuvxy wwaborw wxaw wybimnry xaabcdegijklmnopqrstuvwy
    xbbcdegijmnoprwy xcbceghlmnortuvwy xdackmoqy xebdglmprstu xfa xgabdfgilmnruw xhacdemrtuv xibilnrsvy xjbt
    xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy xmabcdefghjklmnopqrstuvwxyz xnabdghijkmnoqrstuyz xocdgikmnoprw
    xpabcdefghijklmnopqrstuvwxyz xqat xrabdegimnrtuw xsabcdehijlmnopqruvy xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu
    xveinos xwacdegjklortw xxbkmrt xyabjklty xzhmp yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy ychlnpr ydadegk
    yeaceijlrstuvy ygailmprsuw yhadls yiafghijklmnpqrstuvxz ykaghiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz
    ynabdegklnoqsu yobgiklmntxy ypabghkmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy yuabcdefgijklmnpqrtwxyz yvat
    ywaglnqrtuw yxaglmuy yyruz yzgk zaabcdefghijklmopqrstuvwxyz zbaceltuw zcadh zdj zeaghmn zgabhmnr zhbdinwx
    ziabklmnwz zkadghknoprtuvz zlaejmnqsuw zmabcdefghijklmnopqrstuvwxyz znadegks zochmoqrs
    zpabcdefghijklmnopqrstuvwxyz zqe zragnops zsaklmru zteglmnpqstuxy zuhmny zwa zybgjnp zzaj
    """.split()
}
"""By the first two letters of a code those that may be its third."""


def shortest_code(code: str) -> str | None:
    """Of a code of three small letters the one of two that the language has (`sv` of `swe`), else the code itself;
    None where no language has it."""
    if code in _SHORTER:
        return _SHORTER[code]
    return code if len(code) == 3 and code[2] in _OTHERS.get(code[:2], "") else None
