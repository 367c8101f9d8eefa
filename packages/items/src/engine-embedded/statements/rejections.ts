import type { Operation } from '@chulje/contract';
import { affirmPredicate, closeModifier } from '../grammar/affirm.ts';
import { withParticle } from '../grammar/hangul.ts';
import { countConditions, countJoints, hasFocus, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { withinReport } from './reports.ts';

/** What a sentence sets aside for something else, said to be so: “A가 아니라 B다” as “A다”. */

/** Set aside only as too little, or beside more: said by itself it would not be denied. */
const PARTLY =
  /단순히|단지|다만|그저|오로지|오직|반드시|언제나|모두|모든|전부|[가-힣]만 |[가-힣]만(?:을|이|으로) |뿐|까지|조차|대로의/;
/** Verbs that take a noun besides their object. */
const WITH_NOUN =
  /^(?:관심|초점|중점|주의|의의|목적|바탕|기초|근거|뿌리|영향)[을를] [가-힣]+(?: [가-힣]+)?$|^(?:[가-힣]+의 )?(?:근거|기준|대상|목적|바탕|토대|출발점|목표|수단)(?:으로|로) [가-힣]+$|^[가-힣]+고 있다$|^[가-힣]+다$/;
/** What modifies the noun behind it, with an object or a place of its own. */
const MODIFIES = /[가-힣](?:는|한|싼|던|친|킨|인|린|힌)$/;

interface Aside {
  lead: string;
  aside: string;
  said: string;
}

/** Whom or what it is said of. */
const isNamed = (word: string): boolean => (isTopic(word) && !NO_SUBJECT.test(word)) || /[가-힣]{2,}[이가]$/.test(word);

/** “T는 A가 아니라 B다” in its parts. */
function readAside(sentence: string): Aside | undefined {
  const words = sentence.replace(/\.$/, '').split(' ');
  const places = words.flatMap((word, at) => (/^아니라,?$/.test(word) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) return undefined;
  const aside = /^(.*[가-힣A-Za-z])[이가]$/.exec(words[at - 1] ?? '')?.[1];
  const lead = words.slice(0, at - 1);
  const said = words.slice(at + 1);
  if (aside === undefined || said.length === 0 || !lead.some(isNamed)) return undefined;
  // A topic right before it may be all that is set aside.
  if (PARTLY.test(`${lead.slice(-4).join(' ')} ${aside} ${said.join(' ')} `) || OTHER_CLAUSE.test(`${sentence} `))
    return undefined;
  // What somebody holds is his, and no fact.
  if (/[다라](?:고|는) /.test(said.join(' '))) return undefined;
  if (said.some(isTopic) || countConditions(said.join(' ')) > 0) return undefined;
  return { lead: lead.join(' '), aside, said: said.join(' ') };
}

/** “T는 A가 아니라 B이다” as “T는 A이다”. */
function takeKind(sentence: string): string | undefined {
  const read = readAside(sentence);
  if (!read || !/[가-힣]이다$/.test(read.said) || / 것이며 /.test(read.said)) return undefined;
  if (/때문$/.test(read.aside) !== /때문이다$/.test(read.said)) return undefined;
  return `${read.lead} ${read.aside}이다.`;
}

/** “T는 A가 아니라 B를 V한다” as “T는 A를 V한다”. */
function takeThing(sentence: string): string | undefined {
  const read = readAside(sentence);
  if (!read || /^(?:것|때문|수|데)$/.test(read.aside)) return undefined;
  const words = read.said.split(' ');
  // The last word with a particle that what follows can be the verb of.
  const at = words.findIndex(
    (word, index) => /[가-힣](?:을|를|에|에서|으로|로)$/.test(word) && WITH_NOUN.test(words.slice(index + 1).join(' ')),
  );
  const mark = /(을|를|에서|에|으로|로)$/.exec(words[at] ?? '')?.[1];
  if (at < 0 || mark === undefined || countJoints(words.slice(0, at).join(' ')) > 0) return undefined;
  // Another object, place or doer before it, unless it belongs to what modifies the noun.
  const isLoose = words
    .slice(0, at)
    .some(
      (word, index) =>
        /[가-힣](?:을|를|이|가|에|에서|에게|으로|로)$/.test(word) &&
        !MODIFIES.test(words[index + 1] ?? '') &&
        !/지 (?:않|못)/.test(words.slice(index + 1, index + 3).join(' ')),
    );
  if (isLoose) return undefined;
  return `${read.lead} ${withParticle(read.aside, mark)} ${words.slice(at + 1).join(' ')}.`;
}

/** “T는 P하는 것이 아니라 Q한다” as “T는 P한다”. */
function takeDeed(sentence: string): string | undefined {
  const read = readAside(sentence);
  if (read?.aside !== '것' || /이다$/.test(read.said)) return undefined;
  const closed = closeModifier(read.lead);
  return closed === undefined || countJoints(read.lead) > 0 ? undefined : `${closed}.`;
}

/** “T는 P하지 않고 Q한다” as “T는 P한다”. */
function takeUndone(sentence: string): string | undefined {
  const [, lead = '', end = '', rest = ''] = /^(.+[가-힣])지 (않)(?:고|는 대신|은 채),? (.+)\.$/.exec(sentence) ?? [];
  const words = lead.split(' ');
  const topic = words.findIndex((word) => isTopic(word) && !NO_SUBJECT.test(word));
  if (end === '' || topic < 0 || words.filter(isTopic).length > 1 || rest.split(' ').some(isTopic)) return undefined;
  const done = words.slice(topic + 1).join(' ');
  // “종류를 가리지 않고” is whatever kind it is.
  if (/[을를] 가리$|(?:개의|상관|구애)|(?:^| )(?:거의|잘|더|더는|미처|아예|굳이) |[가-힣][이가] /.test(`${done} `))
    return undefined;
  // What modifies a noun behind, or is brought about, may take it along.
  if (/(?:게|도록) |[가-힣](?:는|은|한|된|을|할|던|운|른|인|진|난) /.test(`${rest} `)) return undefined;
  if (PARTLY.test(`${done} `) || hasFocus(done) || countJoints(done) > 0 || countConditions(done) > 0) return undefined;
  if (OTHER_CLAUSE.test(`${lead} `) || /^(?:않고|못하고)/.test(rest)) return undefined;
  // What is said of a name or an aim is not said of what does it.
  if (/(?:말한다|가리킨다|뜻한다|의미한다|이다|한다고 한다|부른다)$/.test(rest)) return undefined;
  const affirmed = affirmPredicate(`${lead}지 않는다`);
  return affirmed === undefined ? undefined : `${affirmed}.`;
}

export const REJECTIONS: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] =
  [[withinReport([takeKind, takeThing, takeDeed, takeUndone]), 'D1']];
