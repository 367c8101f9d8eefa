import type { Span } from '@chulje/contract';
import { longestCommonRun, plainLength } from '../../measure.ts';
import { type Sentence, splitSentences } from '../../model.ts';
import { endsInConsonant, josa } from '../hangul.ts';
import { SAME_AS } from './lexicon.ts';
import { closeClause } from './predicate.ts';

/** A statement that the passage makes and that can be understood without what stands around it. */
export interface Claim {
  /** As the passage words it, without a leading connective. */
  statement: string;
  /** Sentences that say the same in other words, good enough to print; may be empty. */
  restatements: string[];
  sentence: Sentence;
  /** The other half of “A는 P고, B는 Q다”, when the claim is one half. */
  rival?: { topic: string; predicate: string };
}

const LENGTH_MIN = 18;
const LENGTH_MAX = 90;
/** CSAT.md §3.1 O04. */
const COPY_MAX = 36;

const CONNECTIVE =
  /^(?:그러나|하지만|그런데|그리고|또한|또|따라서|그러므로|그래서|즉|곧|결국|한편|반면에?|이에 반해|이와 달리|이와 반대로|나아가|더 나아가|다만|특히|요컨대|아울러|게다가|오히려|물론|사실|실제로|일반적으로|그렇지만),? /;
const EXAMPLE = /^(?:예를 들어|예컨대|가령|이를테면)/;
/** Words that point outside the sentence. */
const POINTING =
  /(?:^|[\s‘“(])(?:이|그|저|이들|그들|이것|그것|이를|그를|이는|그는|이에|그에|이와|그와|이로|그로|이때|그때|여기|거기|이러한|그러한|이런|그런|이렇게|그렇게|이처럼|그처럼|앞의|앞선|뒤의|위의|전자|후자|양자|둘|다음|그중|그동안|이후|이전|당시|반대의|나머지|다른)(?=[\s,은는이가을를의에도]|$)/;
const ADNOMINAL =
  /(?:하|되|지|시키|키|리|이|히|기|추|우|치|보|오|가|나|내|루|두|쓰|있|없|않|같|높|낮|많|적|크|작|좋|얻|받|먹|잡|찾|남|담|막|읽)(?:은|는)$/;

/** Claims of a passage in order. `alternatives` gives other wordings of a sentence where its author wrote them. */
export function readClaims(text: string, alternatives: (sentence: string) => readonly string[] = () => []): Claim[] {
  return splitSentences(text).flatMap((sentence) => {
    const statement = sentence.text.replace(CONNECTIVE, '');
    if (EXAMPLE.test(sentence.text) || !standsAlone(statement)) return [];
    const written = alternatives(sentence.text)
      .map((wording) => wording.replace(CONNECTIVE, ''))
      .filter((wording) => wording !== statement && standsAlone(wording));
    const whole: Claim = {
      statement,
      restatements: fitting([...written, ...reword(statement), statement], text),
      sentence,
    };
    const parts = splitClauses(statement).map(
      (part): Claim => ({
        ...part,
        restatements: fitting([...reword(part.statement), part.statement], text),
        sentence,
      }),
    );
    return [whole, ...parts];
  });
}

/** True for a plain declarative sentence with a subject and nothing that points outside it. */
function standsAlone(statement: string): boolean {
  const length = plainLength(statement);
  return (
    length >= LENGTH_MIN &&
    length <= 130 &&
    /[가-힣]다\.$/.test(statement) &&
    !/[?!"“”‘’:;…(){}[\]<>〈〉]/.test(statement) &&
    !/(?:하자|보자|왔다|아 보았다|살펴보|알아보)\.?$/.test(statement) &&
    !POINTING.test(statement) &&
    hasSubject(statement)
  );
}

function hasSubject(statement: string): boolean {
  return statement
    .split(' ')
    .slice(0, -1)
    .some((word) =>
      /[가-힣A-Za-z0-9]{1,}(?:이|가)$/.test(word)
        ? word.length > 1
        : /[가-힣A-Za-z0-9](?:은|는)$/.test(word) && word.length > 1 && !ADNOMINAL.test(word),
    );
}

function fitting(wordings: readonly string[], text: string): string[] {
  return [...new Set(wordings)].filter((wording) => {
    const length = plainLength(wording);
    return length >= LENGTH_MIN && length <= LENGTH_MAX && longestCommonRun(wording, text) <= COPY_MAX;
  });
}

/** The statement in other words, by rules that cannot change its sense. */
function reword(statement: string): string[] {
  const inverted = invertDefinition(statement);
  const shortened = dropManner(statement);
  const bases = [inverted, shortened, statement].filter((base) => base !== undefined);
  return bases.flatMap((base) => {
    const exchanged = exchangeWords(base);
    return [exchanged, base].filter((wording) => wording !== statement);
  });
}

/** Whole words exchanged for others of the same sense. */
function exchangeWords(statement: string): string {
  return statement
    .split(' ')
    .map((word) => {
      const [, bare = word, mark = ''] = /^(.*?)([.,]?)$/.exec(word) ?? [];
      return (SAME_AS.get(bare) ?? bare) + mark;
    })
    .join(' ');
}

/** “P를 X라 한다” and “X란 P를 말한다” say one thing. */
function invertDefinition(statement: string): string | undefined {
  const named = /^(.{8,})(?:을|를|은|는) ([가-힣]{2,8}(?: [가-힣]{2,8})?)라(?:고)? (?:한다|부른다|일컫는다)\.$/.exec(
    statement,
  );
  if (named?.[1] && named[2]) {
    const term = named[2].replace(/이$/, '');
    // A noun that itself ends in 이 cannot be told from the copula.
    const isTerm =
      term.length >= 2 &&
      !/[을를은는]$/.test(term) &&
      !/[은는을를] /.test(`${term} `) &&
      (term === named[2] || endsInConsonant(term));
    if (isTerm && !/[가-힣](?:은|는) /.test(named[1]))
      return `${josa(term, '은/는')} ${josa(named[1], '을/를')} 가리킨다.`;
  }
  const explained = /^([가-힣]{2,8}(?: [가-힣]{2,8})?)란 (.{8,})(?:을|를) (?:말한다|뜻한다|의미한다|가리킨다)\.$/.exec(
    statement,
  );
  if (explained?.[1] && explained[2]) {
    const term = explained[1].replace(/이$/, '');
    if (term.length >= 2 && (term === explained[1] || endsInConsonant(term))) {
      return `${josa(explained[2], '을/를')} ${term}${endsInConsonant(term) ? '이라' : '라'}고 한다.`;
    }
  }
  return undefined;
}

/** The topic with the last predicate alone, when what stands between only says how or why. */
function dropManner(statement: string): string | undefined {
  const match = /^(.{1,24}?(?:은|는)) .{6,}(?:하여|함으로써|기 때문에|므로|면서) (.{8,}다)\.$/.exec(statement);
  if (!match?.[1] || !match[2] || ADNOMINAL.test(match[1])) return undefined;
  // Another subject would make it a statement about something else.
  return /[가-힣](?:이|가|은|는) /.test(match[2]) ? undefined : `${match[1]} ${match[2]}.`;
}

/** “A는 P고, B는 Q다” into its halves; “A는 P고 Q다” into two statements about A. */
function splitClauses(statement: string): Pick<Claim, 'statement' | 'rival'>[] {
  const match =
    /^(.{1,24}?)(은|는) (.{4,}?(?:이고|이며|하고|하며|되고|되며|지고|지며|있고|있으며|없고|없으며|지만|는데|인데|고|며)),? (.{6,}다)\.$/.exec(
      statement,
    );
  if (!match) return [];
  const [, topic = '', particle = '', clause = '', rest = ''] = match;
  if (/(?:은|는) /.test(topic) || ADNOMINAL.test(topic + particle)) return [];
  const first = closeClause(clause);
  if (!first) return [];
  const second = /^(.{1,24}?)(은|는) (.{4,}다)$/.exec(rest);
  const head = `${topic}${particle} ${first}`;
  if (second) {
    const [, otherTopic = '', otherParticle = '', otherPredicate = ''] = second;
    if (ADNOMINAL.test(otherTopic + otherParticle) || /[이가] /.test(otherTopic)) return [];
    const halves: Pick<Claim, 'statement' | 'rival'>[] = [
      { statement: head, rival: { topic: otherTopic + otherParticle, predicate: `${otherPredicate}.` } },
      { statement: `${rest}.`, rival: { topic: topic + particle, predicate: first } },
    ];
    return halves.filter((half) => standsAlone(half.statement));
  }
  if (/[가-힣](?:이|가) /.test(rest)) return standsAlone(head) ? [{ statement: head }] : [];
  return [{ statement: head }, { statement: `${topic}${particle} ${rest}.` }].filter((half) =>
    standsAlone(half.statement),
  );
}

/** Where a claim is said, for people. */
export const paragraphOf = (claim: Claim): string => `${claim.sentence.paragraph + 1}문단`;
export const spanOf = (claim: Claim): Span => ({ start: claim.sentence.start, end: claim.sentence.end });
