import { endsInConsonant, endsWithFinalL, isOpen, josa, pairOf } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';
import { adverbByObject, placeByObject } from './inner-order.ts';

/**
 * A statement with its joints put otherwise: connectives, comparisons and paired nouns, wherever in the sentence they
 * stand. None of it changes what is said.
 */
export function refit(statement: string): string {
  return REFITS.reduce((said, refitOne) => refitOne(said), statement);
}

/** Nouns paired by 와 that belong to a verb of doing together, or in this order alone. */
const TOGETHER =
  /주고받|교환|공유|맺|체결|협|함께|다투|겨루|만나|거래|연결|결합|섞|합의|계약|대립|경쟁|충돌|부딪|각각|차례|순서|순으로|사이|먼저|나중|전자|후자|달리|다르|비슷|같|닮|어울|맞먹|어긋|맞물|일치|구별|관련|무관|관계없|상관없|비교|차이|관계|비율|바꾸|바뀌|번갈|대응|동시에/;

/** “A와 B를” as “B와 A를”, of two single nouns that one verb or one owner has. */
function exchangeListed(statement: string): string {
  if (TOGETHER.test(statement)) return statement;
  const words = statement.split(' ');
  const at = words.findIndex((word, index) => /^[가-힣]{2,6}[와과]$/.test(word) && isListed(words, index));
  const first = (words[at] ?? '').slice(0, -1);
  const [, second = '', particle = ''] = /^([가-힣]{2,6}?)(을|를|이|가|은|는)$/.exec(words[at + 1] ?? '') ?? [];
  if (
    at < 0 ||
    second === '' ||
    /(?:에|에서|에게|로|까지|부터)$/.test(second) ||
    first.endsWith(second) ||
    second.endsWith(first)
  )
    return statement;
  // “중성자와 질량이 같다”, “소음과 위상이 반대이다”: behind another word the first may be what the second is measured by.
  if (/[이가]$/.test(particle) && at > 0 && !/^(?:모두|들어|있다?)/.test(words[at + 2] ?? '')) return statement;
  // “해저와 마찰을 일으킨다”: what is done may be done with the first of them.
  if (/[을를]$/.test(particle) && WITH_ANOTHER.test(second)) return statement;
  // “위치와 전파를 보낸 시각을”: the second alone may belong to the verb behind it.
  if (/[을를]$/.test(particle) && words.slice(at + 2).some((word) => /[을를]$/.test(word))) return statement;
  const pair = pairOf(particle);
  if (pair === undefined) return statement;
  return words
    .with(at, josa(second, '과/와'))
    .with(at + 1, josa(first, pair))
    .join(' ');
}

/** What one thing does or has with another. */
const WITH_ANOTHER =
  /(?:마찰|관계|반응|작용|갈등|조화|균형|전쟁|동맹|협력|접촉|연관|관련|타협|대화|약속|싸움|차이|거리|간격|짝|쌍|대조|대비|모순|일치|평형|협상|통상|무역|교류|소통|호흡|보조|궤|결혼|혼인|분쟁|다툼)$/;

/** What stands before belongs to both nouns or to neither; “신체의” may be that of 자유 alone in “신체의 자유와 재산”. */
function isListed(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  const before = words[at - 1];
  if (!/^[가-힣]{2,6}(?:을|를|이|가|은|는)$/.test(next) || (/[은는]$/.test(next) && !isTopic(next))) return false;
  if (/[와과],?$/.test(words[at + 2] ?? '')) return false;
  return before === undefined || /(?:[을를이가]|에서|에게|,)$/.test(before) || isTopic(before);
}

/** Verbs that choose between the two and measure neither. */
const PREFERS = /선호|중시|관심|우선|앞세|강조|주목|택하|중요|낫|나은|차라리|오히려|먼저|나중|일찍|늦게/;

/** “A보다” as “A에 비해”, where it measures what the sentence ends in; a bound that is passed is none of it. */
function beside(statement: string): string {
  if (PREFERS.test(statement) || statement.split(/[가-힣]보다 /).length !== 2) return statement;
  return statement.replace(
    /([가-힣]+)(?<!기|무엇|그|이|누구|두|생각|예상|여느 때|전|배|값|수|치)보다 (?=(?:더 |훨씬 )?(?:[가-힣]+[이가] )?(?:더 |훨씬 )?[가-힣]+다\.$)/,
    '$1에 비해 ',
  );
}

/** Stems in ㅂ, ㅅ and ㄷ that keep their consonant before a vowel. */
const KEPT = /(?:받|얻|믿|굳|뜯|쏟|좁|잡|입|뽑|씹|꼽|붙잡|벗|씻|빗|솟|빼앗)$/;

/** The stem before an ending in 으; undefined where its consonant may be lost. */
function linked(stem: string, ending: string): string | undefined {
  if (isOpen(stem) || endsWithFinalL(stem)) return stem + ending;
  if (!endsInConsonant(stem)) return undefined;
  const last = stem.normalize('NFD').at(-1) ?? '';
  return /[\u11b8\u11ba\u11ae]/.test(last) && !KEPT.test(stem) ? undefined : `${stem}으${ending}`;
}

/** Stems that leave no doubt before 으나: 되나 may ask, 지나 and 알아나 may be other words. */
const YIELDS = /(?:하|없|많|적|같|높|낮|않|빠르|느리|다르|크|\u11bb)$/;

/** “P지만” as “P으나” and the other way round, when the statement has one. */
function yetBySound(statement: string): string {
  const back = statement.replace(/([았었였했됐졌쳤켰렸겼났갔냈왔봤있없않높낮많적같좋])으나(,?) /, '$1지만$2 ');
  if (back !== statement) return / [^ ]*지만,? .*지만,? /.test(back) ? statement : back;
  const match = /^(.*[가-힣])지만(,?) (.+)$/.exec(statement);
  const [, stem = '', comma = '', rest = ''] = match ?? [];
  if (!match || /지만,? /.test(`${stem} `) || !(YIELDS.test(stem) || YIELDS.test(stem.normalize('NFD'))))
    return statement;
  const joined = linked(stem, '나');
  return joined === undefined ? statement : `${joined}${comma} ${rest}`;
}

/** “P고, Q” as “P며, Q” and the other way round: with a comma two clauses with topics only stand side by side. */
function andBySound(statement: string): string {
  const also = /^(.*[가-힣])고, (.+)$/.exec(statement);
  if (
    also?.[1] &&
    also[2] &&
    !/[다라자냐려]$/.test(also[1]) &&
    !/(?:고|며), /.test(`${also[1]} ${also[2]}`) &&
    also[2].split(' ').slice(0, 4).some(isTopic)
  ) {
    const joined = linked(also[1], '며');
    if (joined !== undefined) return `${joined}, ${also[2]}`;
  }
  // Beside another 고 it would run on.
  if (/[가-힣]고,? /.test(statement)) return statement;
  return statement.replace(
    // “성분을 가지고, …” would be what it is done with.
    /([하되나리이르크]|(?<!가)지|[있없높낮많적같]으)며, /,
    (_, stem: string) => `${stem.replace(/으$/, '')}고, `,
  );
}

/** Stems after which 므로 leaves no doubt. */
const CERTAIN =
  /(?:하|되|지|시키|리|키|있|없|같|높|낮|많|적|크|작|다르|빠르|느리|이루어지|나타나|늘어나|줄어들|달라지|않|못하)$/;

/** 어려우 → 어렵: the consonant that was lost. */
const withB = (stem: string): string =>
  `${stem.slice(0, -2)}${(stem.at(-2) ?? '').normalize('NFD')}\u11b8`.normalize('NFC');

/** “P므로” as “P기 때문에”. */
function reasonBySound(statement: string): string {
  const [, before = '', rest = ''] = /^(.*[가-힣])므로,? (.+)$/.exec(statement) ?? [];
  const stem = before.endsWith('으') ? before.slice(0, -1) : before;
  const again = /(?:려|로|까|거|벼|쉬)우$/.test(stem) ? withB(stem) : stem;
  if (before === '' || !(CERTAIN.test(stem) || again !== stem) || /때문|므로/.test(`${stem} ${rest}`)) return statement;
  return `${again}기 때문에 ${rest}`;
}

const REFITS: readonly ((statement: string) => string)[] = [
  exchangeListed,
  adverbByObject,
  placeByObject,
  beside,
  yetBySound,
  andBySound,
  reasonBySound,
];
