import { dice } from '../../measure.ts';
import type { Candidate, ItemType, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { reaction } from '../grammar/predicate.ts';
import { nominalQuote, quoted } from '../grammar/reported.ts';
import type { Case, Position } from '../packs/pack.ts';
import { type Known, markOn, paragraphs, positionsTold, proofOf, sortOut } from './known.ts';

/** Recipes that apply, explain, compare or criticise what the passage says. */

/** I07, I08: a case of the pack as 〈보기〉; I09, I11: one that is of these kinds. */
export function onCase(known: Known, { id, statement }: ItemType, kinds?: readonly Case['kind'][]): Recipe[] {
  const { cases } = known.knowledge;
  const own = ownCases(cases, id);
  return cases
    .filter(({ kind }) => !kinds || (kind !== undefined && kinds.includes(kind)))
    .map((one) => ({
      stem: statement,
      ...sortOut(known, one.options),
      material: { label: '〈보기〉', text: one.text },
      points: 3,
      spread: 'free',
      ...(!own.includes(one) && { isOthers: true as const }),
    }));
}

/** Types that take any case, in the order in which cases fall to them. */
const ANY_CASE = ['I08', 'I10', 'I07'];

/** The cases that the type asks about sooner than others do: I09 and I11 have the first to weigh, the rest go round. */
function ownCases(cases: readonly Case[], id: string): Case[] {
  const weighed = cases.find(({ kind }) => kind === '실험') ?? cases.find(({ kind }) => kind !== undefined);
  const at = ANY_CASE.indexOf(id);
  if (at < 0) return weighed ? [weighed] : [];
  const rest = cases.filter((one) => one !== weighed);
  const turns = Math.min(rest.length, ANY_CASE.length);
  return rest.filter((_, turn) => turn % turns === at % turns);
}

/** I10: the same in the words of a student’s reaction, where every option has a certain form in -겠군. */
export function onReaction(known: Known, type: ItemType): Recipe[] {
  const react = (candidate: Candidate): Candidate[] => {
    const text = reaction(candidate.text);
    return text === undefined ? [] : [{ ...candidate, text }];
  };
  return onCase(known, type).map((recipe) => ({
    ...recipe,
    trues: recipe.trues.flatMap(react),
    falses: recipe.falses.flatMap(react),
  }));
}

/** I03: why a marked sentence is so. */
export function onReason(known: Known, stem: string): Recipe[] {
  return known.knowledge.reasons.flatMap(({ fact, options }): Recipe[] => {
    const mark = markOn(known, '㉠', fact);
    return mark ? [{ stem, ...sortOut(known, options), marks: [mark], spread: 'free' }] : [];
  });
}

/** C01: a criticism that hits among those that miss. */
export function onCriticism(known: Known, stem: (holder: string) => string): Recipe[] {
  return positionsTold(known).map(({ holder, criticisms }) => ({
    stem: stem(holder),
    ...sortOut(known, criticisms),
    points: 3,
    spread: 'free',
  }));
}

/** C03: what a holder would say against the rival's claim, marked ㉮ where the passage says it. */
export function onRebuttal(known: Known, stem: (holder: string) => string): Recipe[] {
  return rivals(known).flatMap(([rival, target]): Recipe[] => {
    const mark = markOn(known, '㉮', target.facts[0]);
    return mark
      ? [{ stem: stem(rival.holder), marks: [mark], ...against(known, target), points: 3, spread: 'free' }]
      : [];
  });
}

/** Names of views and sides, which talk to nobody; what is left are people. */
const NO_PERSON = /(?:[쪽설론]|주의|모형|들|비평가|옹호자)$/;

/** I20: the same in a talk that a student has with the holder. */
export function onTalk(known: Known, stem: (holder: string) => string): Recipe[] {
  return rivals(known)
    .filter(([{ holder }]) => !NO_PERSON.test(holder))
    .map(([{ holder }, target]): Recipe => {
      const asked = `${quoted(target.claim)} 보는 사람들도 있습니다.`;
      const lines = [`학생: 선생님과 달리 ${asked} 그러한 견해에는 어떤 문제가 있습니까?`, `${holder}: ( ㉮ )`];
      return {
        stem: stem(holder),
        material: { label: '〈보기〉', text: lines.join('\n') },
        ...against(known, target),
        points: 3,
        spread: 'free',
      };
    });
}

/** Each of two rivals against the other. Of three views nobody knows which would say what. */
function rivals(known: Known): [Position, Position][] {
  const [first, second, ...others] = known.knowledge.positions.length === 2 ? positionsTold(known) : [];
  return first && second && others.length === 0
    ? [
        [first, second],
        [second, first],
      ]
    : [];
}

/** Nearer to the marked sentence than this, a ground is that sentence again. */
const SAID = 0.5;

/** Criticisms of the view that hit and that miss; its own ground speaks for it, not against. */
function against(known: Known, target: Position): Pick<Recipe, 'trues' | 'falses'> {
  const { trues, falses } = sortOut(known, target.criticisms);
  const evidence = proofOf(known, target.facts);
  const ground: Candidate = {
    text: target.ground,
    operation: 'D9',
    evidence,
    reason: `‘${target.holder}’의 견해를 뒷받침하는 근거이므로 이를 반박하는 말이 될 수 없다. (${paragraphs(known.text, evidence)}문단)`,
  };
  // Where the passage states the claim by its ground, the two would stand one beside the other.
  const isSaid = dice(target.ground, evidence[0]?.quote ?? '') > SAID;
  return { trues, falses: isSaid ? falses : [...falses, ground] };
}

/** F16: what two rivals hold and why, one view given to the other. Of three views two may well agree: then nothing is asked. */
export function onViews(known: Known, stem: (holders: readonly [string, string]) => string): Recipe[] {
  const told = known.knowledge.positions.length === 2 ? positionsTold(known) : [];
  return told.flatMap((first, at) =>
    told.slice(at + 1).map((second): Recipe => {
      const views = [first, second];
      const facts = new Set(views.flatMap((view) => view.facts));
      const said = sortOut(
        known,
        known.knowledge.statements.filter(
          ({ facts: own }) =>
            own.every((fact) => facts.has(fact)) && !views.some(({ facts: [lead] }) => own[0] === lead),
        ),
      );
      return {
        stem: stem([first.holder, second.holder]),
        trues: [...views.flatMap((view) => [...held(known, view, view), ...faulted(known, view)]), ...said.trues],
        falses: [...lent(known, first, second), ...lent(known, second, first), ...said.falses],
        points: 3,
        spread: 'free',
      };
    }),
  );
}

/** The claim and the ground of `view` said of `holder`. */
function held(known: Known, holder: Position, view: Position): Candidate[] {
  const isOwn = holder === view;
  const evidence = [...proofOf(known, view.facts), ...(isOwn ? [] : proofOf(known, holder.facts))];
  const place = `(${paragraphs(known.text, evidence)}문단)`;
  const reason = isOwn
    ? `윗글에 나타난 ‘${holder.holder}’의 견해이다. ${place}`
    : `‘${view.holder}’의 견해를 ‘${holder.holder}’의 것으로 바꾸어 놓은 선택지이다. ‘${holder.holder}’의 견해는 “${holder.claim}”라는 것이다. ${place}`;
  const option = (text: string): Candidate => ({ text, operation: isOwn ? 'D0' : 'D9', reason, evidence });
  const name = josa(holder.holder, '은/는');
  return [
    // “A는 B는 …고 본다” has two topics: who holds the view stands apart from it.
    option(`${holder.holder}에 따르면 ${view.claim}`),
    option(`${name} ${nominalQuote(view.ground)} 점을 근거로 든다.`),
  ];
}

/** The rival's view lent to a holder. A name such as ‘…하는 쪽’ tells the claim already: there it is the ground. */
const lent = (known: Known, holder: Position, rival: Position): Candidate[] =>
  held(known, holder, rival).slice(...(holder.holder.endsWith('쪽') ? [1, 2] : [0, 1]));

/** What can be held against a view, as the pack judges it. */
function faulted(known: Known, { holder, criticisms }: Position): Candidate[] {
  const name = josa(holder, '은/는');
  return sortOut(known, criticisms).trues.map((criticism) => ({
    ...criticism,
    text: `${name} ${nominalQuote(criticism.text)} 비판을 받을 수 있다.`,
  }));
}
