import { el } from './xml.ts';

/** A PNG in the package, by the name that the sections call it by. */
export interface HwpxPicture {
  name: string;
  bytes: Uint8Array;
}

const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };
const UNCHANGED = { e1: 1, e2: 0, e3: 0, e4: 0, e5: 1, e6: 0 };

/** A picture as a letter of its line, so wide and high in HWPUNIT. */
export function pictureXml(id: number, name: string, width: number, height: number): string {
  const size = { width, height };
  return el(
    'hp:pic',
    {
      id,
      zOrder: 0,
      numberingType: 'PICTURE',
      textWrap: 'TOP_AND_BOTTOM',
      textFlow: 'BOTH_SIDES',
      lock: 0,
      dropcapstyle: 'None',
      href: '',
      groupLevel: 0,
      instid: id,
      reverse: 0,
    },
    el('hp:offset', { x: 0, y: 0 }),
    el('hp:orgSz', size),
    el('hp:curSz', size),
    el('hp:flip', { horizontal: 0, vertical: 0 }),
    el('hp:rotationInfo', {
      angle: 0,
      centerX: Math.round(width / 2),
      centerY: Math.round(height / 2),
      rotateimage: 1,
    }),
    el(
      'hp:renderingInfo',
      {},
      ...['hc:transMatrix', 'hc:scaMatrix', 'hc:rotMatrix'].map((matrix) => el(matrix, UNCHANGED)),
    ),
    el('hc:img', { binaryItemIDRef: name, bright: 0, contrast: 0, effect: 'REAL_PIC', alpha: 0 }),
    el(
      'hp:imgRect',
      {},
      el('hc:pt0', { x: 0, y: 0 }),
      el('hc:pt1', { x: width, y: 0 }),
      el('hc:pt2', { x: width, y: height }),
      el('hc:pt3', { x: 0, y: height }),
    ),
    el('hp:imgClip', { left: 0, right: width, top: 0, bottom: height }),
    el('hp:inMargin', NO_MARGIN),
    el('hp:imgDim', { dimwidth: width, dimheight: height }),
    el('hp:effects'),
    el('hp:sz', { width, widthRelTo: 'ABSOLUTE', height, heightRelTo: 'ABSOLUTE', protect: 0 }),
    el('hp:pos', {
      treatAsChar: 1,
      affectLSpacing: 0,
      flowWithText: 1,
      allowOverlap: 0,
      holdAnchorAndSO: 0,
      vertRelTo: 'PARA',
      horzRelTo: 'PARA',
      vertAlign: 'TOP',
      horzAlign: 'LEFT',
      vertOffset: 0,
      horzOffset: 0,
    }),
    el('hp:outMargin', NO_MARGIN),
  );
}
