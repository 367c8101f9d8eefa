/** Clipboard HTML in the manner of each program; the words are ours. */

const HWP_HTML = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<style type="text/css">
<!--
p.HStyle0, li.HStyle0, div.HStyle0
	{style-name:"바탕글"; margin-left:0.0pt; text-align:justify; line-height:160%; font-size:10.0pt; font-family:함초롬바탕; font-weight:"normal";}
-->
</style></head><body>
<!--StartFragment--><!--[data-hwpjson]{"documentPr":{"di":"","dp":{"cnt":"<b>아님</b>"}}}-->
<P CLASS=HStyle0 STYLE='line-height:160%;'><SPAN STYLE='font-family:"함초롬바탕";line-height:160%;'>도시의 소음은 </SPAN><SPAN STYLE='font-family:"함초롬바탕";font-weight:bold;line-height:160%;'>측정</SPAN><SPAN STYLE='font-family:"함초롬바탕"'>하기 쉽지만 </SPAN><SPAN STYLE='text-decoration:underline;color:#ff0000;'>느끼는 정도</SPAN>는 사람마다 다르다.</P>

<P CLASS=HStyle0 STYLE='line-height:160%;'><SPAN STYLE='font-family:"함초롬바탕"'>&nbsp;</SPAN></P>

<P CLASS=HStyle0><SPAN>그래서 </SPAN><SPAN STYLE='text-decoration:line-through'>소리의 크기만</SPAN> 재던 방법은 &lt;보기&gt;처럼 바뀌었다.</P>

<TABLE border="1" cellspacing="0" STYLE='border-collapse:collapse;'>
<TR>
	<TD valign="middle" STYLE='width:70pt;'>
	<P CLASS=HStyle0>구분</P>
	</TD>
	<TD><P CLASS=HStyle0><IMG src="file:///C:/hwp/bin0001.png" alt="그림">설명</P></TD>
</TR>
</TABLE>
<!--EndFragment--></body></html>`;

const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
p.MsoNormal {margin:0cm; text-align:justify; font-size:10.0pt; font-family:"맑은 고딕";}
-->
</style></head>
<body lang=KO style='tab-interval:40.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1>제목은 굵지 않다<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:"맑은 고딕"'>물은 </span><b style='mso-bidi-font-weight:
normal'><span lang=EN-US>섭씨 4도</span></b>에서 가장
무겁다.<span style='mso-spacerun:yes'>&nbsp; </span><u>&#8220;이 성질&rdquo;</u> 때문에 호수는 <s>아래부터</s> 위에서부터
언다.<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>목록의 한 줄<o:p></o:p></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<!--EndFragment-->
</body></html>`;

const GOOGLE_DOCS_HTML = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;text-decoration:none;white-space:pre-wrap;">보통 글과 </span><span style="font-size:11pt;font-weight:700;text-decoration:underline;-webkit-text-decoration-skip:none;">강조한 글</span></p><p dir="ltr"><span style="font-weight:400;">다음 문단</span></p></b><br class="Apple-interchange-newline">`;

const WEB_HTML = `<meta charset="utf-8"><article><h2 style="font-family: sans-serif;">기사 제목</h2>
<script>document.title = "<p>속았다</p>"</script><style>p { color: red }</style>
<figure><img src="https://example.test/a.png" onerror="alert(1)"><figcaption style="display: none">숨은 글</figcaption></figure>
<p>본문은 <a href="https://example.test/" style="text-decoration: underline"><u>링크</u></a>를 담고
   그림은&nbsp;없다.<br>둘째 줄</p>
<div><div>셋째 문단 &amp; 끝</div></div><svg><text>그림 글</text></svg></article>`;

/** What is left of each. */
export const PASTED = [
  {
    from: '한글',
    html: HWP_HTML,
    left:
      '<p>도시의 소음은 <strong>측정</strong>하기 쉽지만 <u>느끼는 정도</u>는 사람마다 다르다.</p>' +
      '<p></p>' +
      '<p>그래서 <s>소리의 크기만</s> 재던 방법은 &lt;보기&gt;처럼 바뀌었다.</p>' +
      '<p>구분</p><p>설명</p>',
  },
  {
    from: 'Word',
    html: WORD_HTML,
    left:
      '<p>제목은 굵지 않다</p>' +
      '<p>물은 <strong>섭씨 4도</strong>에서 가장 무겁다. <u>“이 성질”</u> 때문에 호수는 <s>아래부터</s> 위에서부터 언다.</p>' +
      '<p>목록의 한 줄</p>',
  },
  // Its wrapper is not taken for bold.
  {
    from: 'Google Docs',
    html: GOOGLE_DOCS_HTML,
    left: '<p>보통 글과 <u><strong>강조한 글</strong></u></p><p>다음 문단</p>',
  },
  // The line under a link is nobody's emphasis.
  {
    from: '웹',
    html: WEB_HTML,
    left: '<p>기사 제목</p><p>본문은 링크를 담고 그림은 없다.</p><p>둘째 줄</p><p>셋째 문단 &amp; 끝</p>',
  },
];
