import { josa } from '../grammar/hangul.ts';
import { nameBefore } from '../grammar/names.ts';
import { isTopic, nounBeforeAlso } from '../grammar/topic.ts';
import { CONNECTIVE } from './connective.ts';
import type { ReadSentence } from './references.ts';

/** Sentences as they are put alone: without what joins them to the one before. */

/** What it says holds but for what the sentence before leaves out. */
const EXCEPTION = /^(?:다만|단),? /;
/** Said of all, of one alone, or denied: an exception to it makes it false. */
const ABSOLUTE =
  /만 |[가-힣]만이 |언제나|항상|반드시|모두|모든|어떤 .*도 |어느 .*도 |(?:지 (?:않|못)|수 없|아니|야 |못)[가-힣]*다\.$/;
const NAMES_ITS_TOPIC = /^(?:[가-힣A-Za-z0-9]+(?:의|한|된|인|적) ){0,2}[가-힣A-Za-z0-9]+[은는] /;
const EXAMPLE = /^(?:예를 들어|예컨대|가령|이를테면)/;

/** A sentence that says what it says without those around it, and how it is put alone. */
export interface Told {
  sentence: ReadSentence;
  statement: string;
  /** No other sentence of its paragraph stands before it. */
  isFirst: boolean;
}

/** The sentences of a passage that can be taken from among their neighbours. */
export function readTold(sentences: readonly ReadSentence[], own: ReadonlySet<ReadSentence>): Told[] {
  return sentences.flatMap((sentence, at): Told[] => {
    const statement = withTopic(asTopic(withoutLink(sentence.said.replace(CONNECTIVE, ''))));
    if (EXAMPLE.test(sentence.said) || !own.has(sentence)) return [];
    // One of several things that were announced holds of what they were announced for.
    const before = sentences[at - 1];
    const isFirst = before?.paragraph !== sentence.paragraph;
    if (
      !isFirst &&
      /(?:두|세|네|다섯|여섯|여러) 가지 [^.]*다\.$/.test(before.text) &&
      !statement.split(' ').some(isTopic)
    )
      return [];
    const next = sentences[at + 1];
    if (next?.paragraph === sentence.paragraph && EXCEPTION.test(next.said) && ABSOLUTE.test(sentence.said)) return [];
    // “다만 적도에서 멀어질수록 땅은 …”: the condition holds within the scope of the sentence before.
    if (EXCEPTION.test(sentence.said) && !NAMES_ITS_TOPIC.test(statement)) return [];
    return [{ sentence, statement, isFirst }];
  });
}

/** “왕충은 나아가 P다” as “왕충은 P다”. */
const withoutLink = (statement: string): string =>
  statement.replace(
    /^((?:[가-힣A-Za-z]+ ){0,2}[가-힣A-Za-z]+[은는]) (?:나아가|더 나아가|아울러|또한|특히|오히려), ?|^((?:[가-힣A-Za-z]+ ){0,2}[가-힣A-Za-z]+[은는]) (?:나아가|더 나아가|아울러|또한) /,
    '$1$2 ',
  );

/** “A란 P이다” as “A는 P이다”. */
function asTopic(statement: string): string {
  const [, word = '', rest = ''] =
    /^((?:[가-힣A-Za-z]+ ){0,2}[가-힣A-Za-z]{2,}?)란 (.{12,}이다\.)$/.exec(statement) ?? [];
  const term = nameBefore(word);
  // “A란 P이며, Q도 그러하다”: of A it says P alone.
  return term === undefined || /[가-힣](?:고|며|지만|는데|인데), /.test(rest) || rest.split(' ').some(isTopic)
    ? statement
    : `${josa(term, '은/는')} ${rest}`;
}

/** “A도 P다” says of A that P: its 도 leans on another sentence. */
function withTopic(statement: string): string {
  const words = statement.split(' ');
  const at = words.findIndex((word) => nounBeforeAlso(word) !== undefined);
  const head = words.slice(0, at);
  // “어느 …도” denies of all; without 도 it would speak of one.
  if (head.some((word) => /^(?:어느|아무|어떤|누구|한)$/.test(word))) return statement;
  // “사전도 통역자도 없는”: the two belong together.
  if (words.filter((word) => nounBeforeAlso(word) !== undefined).length > 1) return statement;
  if (at < 0 || at > 2 || words.some(isTopic) || head.some((word) => /[을를이가]$/.test(word))) return statement;
  const noun = (words[at] ?? '').slice(0, -1);
  if (/(?:에서|에게|에|더라|라|해|아|어|지|하기|기|면서|고서|따라서)$/.test(noun)) return statement;
  // “일산화 탄소도 연료로 사용할 수 있어”: that is what is used.
  if (/^(?:\S*[^을를\s] ){0,3}\S+[할쓸] 수 [있없]/.test(words.slice(at + 1).join(' '))) return statement;
  // “노비도 늘어 비용이 커졌다”: the noun is the subject of its own clause alone.
  const subject = words.findIndex((word, index) => index > at && /[가-힣](?:이|가)$/.test(word));
  const isOfClause = words
    .slice(at + 1, Math.max(at + 1, subject))
    .some((word) => /(?:[아어여해]|서|고|며),?$/.test(word));
  return words.with(at, josa(noun, isOfClause ? '이/가' : '은/는')).join(' ');
}
