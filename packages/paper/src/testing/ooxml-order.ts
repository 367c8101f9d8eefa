import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { parse, walk, type XmlElement } from './xml-tree.ts';

/** Children in the order of their sequence in ECMA-376, part 1, annex A (transitional): Word repairs or refuses another. */
const SEQUENCES: Record<string, string> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs ' +
    'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd ' +
    'snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment ' +
    'textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish ' +
    'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang ' +
    'eastAsianLayout specVanish oMath',
  'w:pBdr': 'top left bottom right between bar',
  'w:tbl': 'tblPr tblGrid tr',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd ' +
    'tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription',
  'w:tblBorders': 'top left bottom right insideH insideV',
  'w:tblCellMar': 'top left bottom right',
  'w:tr': 'tblPrEx trPr tc',
  'w:tc': 'tcPr p tbl',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark headers',
  'w:tcBorders': 'top left bottom right insideH insideV tl2br tr2bl',
  'w:tcMar': 'top left bottom right',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols ' +
    'formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings',
  'w:style':
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal ' +
    'personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  'w:abstractNum': 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  'w:num': 'abstractNumId lvlOverride',
  'w:numbering': 'numPicBullet abstractNum num numIdMacAtCleanup',
  'w:settings':
    'writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries ' +
    'displayBackgroundShape trackRevisions defaultTabStop autoHyphenation evenAndOddHeaders ' +
    'characterSpacingControl noLineBreaksAfter noLineBreaksBefore footnotePr endnotePr compat',
  'w:styles': 'docDefaults latentStyles style',
};

/** Everything in a DOCX file that is not well formed or stands in another order than the schema asks for, in words. */
export function ooxmlOrderFaults(bytes: Uint8Array): string[] {
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => /^word\/[^/]+\.xml$/.test(path))
    .flatMap(([path, part]) => {
      const xml = strFromU8(part);
      if (XMLValidator.validate(xml) !== true) return [`${path} is not well formed`];
      return [...walk(parse(xml))].flatMap(orderFaults).map((fault) => `${path}: ${fault}`);
    });
}

function orderFaults({ name, children }: XmlElement): string[] {
  const sequence = SEQUENCES[name]?.split(' ').map((each) => `w:${each}`);
  if (!sequence) return [];
  let last = 0;
  return children.flatMap((child) => {
    const at = sequence.indexOf(child.name);
    if (at < 0) return [`${name} holds ${child.name}`];
    if (at < last) return [`${name} holds ${child.name} behind ${sequence[last]}`];
    last = at;
    return [];
  });
}
