import { quoteEvidence } from '../../model.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { isName, nameBefore } from '../grammar/names.ts';
import { adnominalForm } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import type { Reading } from './claim-recipes.ts';
import { type Claim, paragraphOf, spanOf } from './claims.ts';
import { generalQuestions, kindOf, openQuestions, type Term } from './open-questions.ts';
import { areSetApart, readPair } from './pairs.ts';
import { invertDefinition } from './rewording.ts';

/** F08, F09: questions that a sentence of the text answers, and questions on its matter that nothing in it answers. */

/**
 * Answered and open questions on what the text tells. What a term means is the key, and questions that might be asked
 * of any text are among the options, only where nothing else makes an item.
 */
export function questionRecipes({ text, claims }: Reading, stem: string, isNegative = false): Recipe[] {
  const answered = new Map<string, Candidate>();
  for (const claim of claims) {
    const asked = ask(claim);
    const known = [...answered.values()].some(({ evidence }) => evidence[0]?.start === claim.sentence.start);
    if (asked === undefined || known || answered.has(asked)) continue;
    answered.set(asked, {
      text: asked,
      operation: 'D0',
      reason: `${paragraphOf(claim)}의 “${claim.sentence.text}”에서 답을 찾을 수 있다.`,
      evidence: [spanOf(claim)].map(({ start, end }) => quoteEvidence(text, start, end)),
    });
  }
  const trues = [...answered.values()];
  const terms = termsOf(text, claims);
  const own = openQuestions(text, terms);
  const any = generalQuestions(text, terms);
  const telling = trues.filter((question) => !/(?:이란|란) 무엇을 가리키는가\?$/.test(question.text));
  const few = [...own, ...any.slice(0, Math.max(0, ENOUGH - own.length))];
  return [
    { stem, trues, falses: few, spread: 'free', ...(!isNegative && telling.length > 0 && { keys: telling }) },
    { stem, trues, falses: [...own, ...any], spread: 'free', isOthers: true },
  ];
}

/** Open questions of which any four may go together. */
const ENOUGH = 5;

/** The question to which the claim is the answer; undefined when it answers none that is worth asking. */
function ask(claim: Claim): string | undefined {
  const { statement, reason } = claim;
  if (reason) {
    const cut = cutAtTopic(reason.outcome);
    const asSubject = cut ? `${josa(cut.noun, '이/가')} ${cut.rest}` : reason.outcome.replace(/\.$/, '');
    const modifier = cut || !reason.outcome.split(' ').some(isTopic) ? adnominalForm(asSubject) : undefined;
    // “욕구는 버려야 한다”: the topic is what is done to, and no subject.
    const isDoer = !/야 한다\.?$/.test(reason.outcome) || / ?[가-힣][을를] /.test(cut?.rest ?? '');
    // “규제가 효과가 빠르지만 비효율적일 수 있는 까닭”: why of the two?
    const isOne = !/(?:지만|으나|는데|고|며),? |이다\.?$/.test(reason.outcome);
    if (modifier !== undefined && isOne && modifier.length <= 44 && isDoer && !/야 한$/.test(modifier))
      // “블룸 필터에서는 삭제하기 어려운 까닭”: a topic does not stand within.
      return `${modifier.replace(/(?<=[가-힣](?:에서|에게|에))는 /, ' ')} 까닭은 무엇인가?`;
  }
  const pair = readPair(statement);
  if (
    pair &&
    areSetApart(pair) &&
    !/[와과] /.test(`${pair.first} ${pair.second}`) &&
    Math.max(pair.first.length, pair.second.length) <= 14
  )
    return `${josa(pair.first, '과/와')} ${josa(pair.second, '은/는')} 어떤 점에서 차이가 있는가?`;
  const divided =
    /^(.{2,20}[은는]) (.{2,24}에 따라|.{2,24}[을를] 기준으로) .+(?:나뉜다|구분된다|분류된다|나눌 수 있다)\.$/.exec(
      statement,
    );
  // “추론은 전제가 결론을 뒷받침하는 강도에 따라 나뉜다”: 뒷받침하는 is no topic.
  if (divided?.[1] && divided[1].split(' ').filter(isTopic).length === 1 && isTopic(divided[1].split(' ').at(-1) ?? ''))
    return `${divided[1]} 무엇을 기준으로 나뉘는가?`;
  const kinds =
    /^(.{2,20})에는 .+[와과] .+[이가] 있다\.$|^(.{2,20})[은는] (?:크게 )?[가-힣 ]+[와과] [가-힣 ]+로 (?:나뉜다|구분된다)\.$/.exec(
      statement,
    );
  const divisible = kinds?.[1] ?? kinds?.[2];
  // “빙하에는 눈이 쌓이는 함양대와 …가 있다” names its parts, not its kinds.
  if (divisible !== undefined && !divisible.split(' ').some(isTopic) && !/에는 [^와과]*[이가을를] /.test(statement))
    // “자본주의 사회는 자본가와 노동자로 나뉜다”: those are no kinds of society.
    return kinds?.[1] ? `${divisible}에는 어떤 것들이 있는가?` : `${josa(divisible, '은/는')} 무엇으로 나뉘는가?`;
  const term = definedTerm(statement);
  if (term !== undefined) return `${josa(term, '이란/란')} 무엇을 가리키는가?`;
  const aim =
    /^((?:[^은는]{1,20}[은는] )?)(.{4,30}(?:하|되|지|리|이|내|키|기|추))(?:려면|기 위해서는|고자 한다면) .+(?:야 한다|필요하다)\.$/.exec(
      statement,
    );
  if (
    aim?.[2] &&
    (aim[1] === '' || isTopic(aim[1]?.trim().split(' ').at(-1) ?? '')) &&
    !aim[2].split(' ').some(isTopic)
  )
    return `${aim[2]}려면 어떻게 하여야 하는가?`;
  // One plain view of one thing: within a reason, a condition or another clause the thing is not what is viewed.
  const view =
    /^([가-힣]{2,5}[은는]) (?!특히|바로|오히려|이미|결국)([가-힣]+(?: [가-힣]+){0,2})[이가] ([^,]+)고 (?:보았다|생각하였다|여겼다)\.$/.exec(
      statement,
    );
  if (
    view?.[1] &&
    view[2] &&
    isTopic(view[1]) &&
    !/[에때만]는$/.test(view[1]) &&
    !/(?:[는은한된을를이가]|수록|면|때) /.test(view[2]) &&
    !/(?:[이가]|므로|문에|고|며|면|수록|전에|지만) /.test(view[3] ?? '')
  )
    return `${view[1]} ${josa(view[2], '을/를')} 어떻게 보았는가?`;
  const effect = /^([^,]{6,36}[가-힣](?:하|되|지|리|이|내|키|나|르|오|가))면,? .+다\.$/.exec(statement);
  if (
    effect?.[1] &&
    // “…에 따르면” names who says so.
    !/(?:따르|의하|말하|견주|비추어 보|살펴보|돌이켜보)$/.test(effect[1]) &&
    !/전망|것이라|주장|생각|견해|보았다|발견하였다|[다라]는 (?:현상|사실|점)/.test(statement) &&
    // “범죄를 저지른 사람이라도 기간이 지나면”: what is granted needs its verb.
    !/(?:라도|더라도|여도|아도|어도) /.test(`${effect[1]} `) &&
    !effect[1].split(' ').some(isTopic) &&
    /[이가] |[을를] /.test(effect[1]) &&
    // “100만 원보다 높은 가격을 써내면” goes on with a case set up before.
    !/\d/.test(effect[1]) &&
    !/(?:고|며|지만) /.test(effect[1]) &&
    // “소득이 있는 사람이면” asks for no effect.
    !/(?:람|곳|것|때|쪽|나라|경우|[명개번쌍배])이$/.test(effect[1])
  )
    return `${effect[1]}면 어떤 일이 일어나는가?`;
  return undefined;
}

/** What the statement says the meaning of. */
function definedTerm(statement: string): string | undefined {
  const said = invertDefinition(statement) ?? statement;
  const [, named] =
    /^([가-힣A-Za-z]{2,10}(?: [가-힣A-Za-z]{1,8}){0,2}?)란 .{8,}(?:말한다|뜻한다|가리킨다)\.$/.exec(statement) ?? [];
  const cut = cutAtTopic(said);
  // “순자는 P라고 하였는데, 인위란 Q를 뜻한다”: the meaning is that of the last clause.
  const isOfTopic = cut !== undefined && DEFINES.test(cut.rest) && !/(?:는데|지만|으나), /.test(statement);
  const term = named !== undefined ? nameBefore(named) : isOfTopic ? cut.noun : undefined;
  if (term === undefined || !isName(term)) return undefined;
  return /[은는을를의이가던한된]$/.test(term.split(' ').slice(0, -1).join(' ')) ? undefined : term;
}

const DEFINES =
  /^.{8,}(?:가리킨다|뜻한다|[는은한된] (?:[가-힣]+ )?(?:방식|방법|기법|현상|장치|소자|기술|제도|과정|학문|이론|물질|이익|단계|지표|덩어리)이다)$/;

/** What the text says the meaning of, or names by the way, and what it says each is. */
function termsOf(text: string, claims: readonly Claim[]): Term[] {
  const defined = claims.flatMap(({ statement }): Term[] => {
    const name = definedTerm(statement);
    return name === undefined ? [] : [{ name, kind: kindOf(name, statement) }];
  });
  const named = [...text.matchAll(NAMED)].flatMap(([said, , two = '']): Term[] => {
    const name = nameBefore(two, text);
    return name === undefined || !isName(name) || isTopic(name) ? [] : [{ name, kind: kindOf(name, said) }];
  });
  return [...new Map([...defined, ...named].toReversed().map((term) => [term.name, term])).values()].toReversed();
}

/** “…하는 시간을 반감기라고 한다”: a name after what it names. */
const NAMED =
  /([가-힣]+)[을를] ([가-힣]{2,8}(?: (?!한다|하며|하고)[가-힣]{2,8})?)라고? (?:한다|하며|하고|하는데|부른다|부르며|부르고)(?=[\s,.])/g;
