import { addFinalN, endsInConsonant, isOpen } from './hangul.ts';

/** Stems under past forms, where spelling alone tells them. */

/** What stands before 다, and the stem it comes from; longer ends first. */
const ENDS: readonly (readonly [past: string, stem: string])[] = [
  ['하였', '하'],
  ['했', '하'],
  ['되었', '되'],
  ['됐', '되'],
  ['시켰', '시키'],
  ['졌', '지'],
  ['쳤', '치'],
  ['켰', '키'],
  ['렸', '리'],
  ['겼', '기'],
  ['혔', '히'],
  ['녔', '니'],
  ['났', '나'],
  ['갔', '가'],
  ['냈', '내'],
  ['섰', '서'],
  ['줬', '주'],
  ['나왔', '나오'],
  ['가져왔', '가져오'],
  ['들어왔', '들어오'],
  ['되돌아왔', '되돌아오'],
  ['보았', '보'],
  ['봤', '보'],
  ['두었', '두'],
  ['받았', '받'],
  ['얻었', '얻'],
  ['막았', '막'],
  ['찾았', '찾'],
  ['읽었', '읽'],
  ['남았', '남'],
  ['담았', '담'],
  ['넘었', '넘'],
  ['쌓았', '쌓'],
  ['놓았', '놓'],
  ['맺었', '맺'],
  ['뽑았', '뽑'],
  ['잃었', '잃'],
  ['믿었', '믿'],
  ['겪었', '겪'],
  ['맡았', '맡'],
  ['만들었', '만들'],
  ['늘었', '늘'],
  ['줄었', '줄'],
  ['이끌었', '이끌'],
  ['줄어들었', '줄어들'],
  ['받아들였', '받아들이'],
  ['높였', '높이'],
  ['줄였', '줄이'],
  ['보였', '보이'],
  ['쓰였', '쓰이'],
  ['쌓였', '쌓이'],
  ['움직였', '움직이'],
  ['벌였', '벌이'],
  ['이루었', '이루'],
  ['나누었', '나누'],
  ['바꾸었', '바꾸'],
  ['갖추었', '갖추'],
  ['다루었', '다루'],
  ['낮추었', '낮추'],
  ['세웠', '세우'],
  ['배웠', '배우'],
  ['키웠', '키우'],
  ['채웠', '채우'],
  ['비웠', '비우'],
  ['띠었', '띠'],
  ['썼', '쓰'],
  ['따랐', '따르'],
  ['모았', '모으'],
];
/** Copulas and doubtful ends that look alike. */
const DOUBTFUL = /(?:[가-힣]{2,}이었|불렀|흘렀|골랐|달랐|몰랐|올랐|눌렀|버렸|않았|못하였|못했|싶었|있었|없었)$/;

/** The stem of “…였다” without 다: 기여하였 → 기여하; undefined when not certain. */
export function pastStem(past: string): string | undefined {
  if (DOUBTFUL.test(past)) return undefined;
  const found = ENDS.find(([end]) => past.endsWith(end));
  return found && past.slice(0, past.length - found[0].length) + found[1];
}

/** The stem made to modify a noun in the past: 기여하 → 기여한, 받 → 받은, 만들 → 만든. */
export const pastModifier = (stem: string): string =>
  isOpen(stem) || /[들늘줄끌]$/.test(stem) ? addFinalN(stem) : endsInConsonant(stem) ? `${stem}은` : stem;
