import type { Field, Finding, Passage, PassageLength } from '@chulje/contract';
import { countCharacters, LIMITS, normalizeText, truncateCharacters } from '@chulje/contract';
import { lintPassage } from '../lint/index.ts';
import { splitSentences } from '../model.ts';
import { askFor } from './ask.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import {
  draftPrompt,
  EDIT_SYSTEM,
  editPrompt,
  FACTS_SYSTEM,
  factsPrompt,
  GIST_SYSTEM,
  gistPrompt,
  PASSAGE_LENGTHS,
  PASSAGE_SYSTEM,
  patchPassagePrompt,
  planPrompt,
  repairPassagePrompt,
} from './prompts/passage-prompts.ts';
import { withoutThoughts } from './read-json.ts';
import { EDITS, FACTS, GIST, PLAN, type Plan } from './shapes.ts';
import { numberPassage } from './show-passage.ts';
import { TAGS } from './untrusted.ts';

/** Repairs of one draft, as ITEMS.md §5 allows. */
const REPAIRS = 2;
const KOREAN_SHARE = 0.6;
/** A short polite line of its own is said to us, not part of the text; so is a count of characters. */
const ASIDE =
  /^.{0,60}(?:니다|세요|해요|어요|예요)[.!:]*$|^[([]?\s*(?:총|공백 포함|글자 ?수|분량|이상)[^가-힣]*[\d,]+\s*자.{0,12}$|^-{3,}$/;
const COUNT_AT_END = /\s*[([]\s*(?:총|공백|글자 ?수|약)?[^()[\]]{0,12}\d[\d,]*\s*자[^()[\]]{0,12}[)\]]\s*$/;
/** Scripts and signs that no passage has, and words by which a model speaks of its own work. */
const FOREIGN = /[\u0400-\u04ff\u0600-\u06ff\u0e00-\u0e7f\u3040-\u30ff\ufffd]|[\u4e00-\u9fff]{3,}/;
const THOUGHT =
  /<\/?(?:think|thought|reasoning)|<\||(?:지문|글|초안|문단)(?:을|를) (?:작성|구상)(?:하겠|해야 한다|해 보자|한다면)|글자 ?수를 (?:세|맞추)|사용자(?:가|의) (?:요청|지시)/;

export interface AiPassageRequest {
  field: Field;
  topic: string;
  title: string;
  length: PassageLength;
  seed: number;
}

/** How a pipeline tells where it stands. Stages are those of the contract. */
export interface PipelineProgress {
  stage(stage: '구상' | '작성' | '검사'): Promise<void>;
  partial(text: string): void;
  signal: AbortSignal;
}

export interface MadePassage {
  passage: Passage;
  findings: Finding[];
  repairs: number;
}

/**
 * Plan → draft → linter → at most two repairs that name the faults → facts and plan read by another, and mended once → an
 * editor's pass over single sentences → 핵심 논점. The draft streams as it comes.
 * @throws {ModelFailure} `unusable` when the text is still no Korean passage of a storable length after the repairs, whoever
 * stood in for the author
 */
export async function makeAiPassage(
  { author: client, judge: checker }: { author: ModelClient; judge: ModelClient },
  request: AiPassageRequest,
  progress: PipelineProgress,
): Promise<MadePassage> {
  const { field, topic, length, seed } = request;
  const { signal } = progress;
  const call = { system: PASSAGE_SYSTEM, signal };
  await progress.stage('구상');
  const plan = await askFor(
    client,
    { ...call, purpose: 'plan', prompt: planPrompt(field, topic), variation: seed },
    PLAN,
  );

  await progress.stage('작성');
  let text = tidy(
    await client.ask({
      ...call,
      purpose: 'draft',
      prompt: draftPrompt(field, topic, JSON.stringify(plan), length),
      variation: seed,
      onText: (soFar) => progress.partial(tidy(soFar)),
    }),
  );
  let repairs = 0;
  let faults = faultsOf(text, length);
  for (; faults.length > 0 && repairs < REPAIRS; repairs += 1) {
    await progress.stage('검사');
    text = better(await repaired(faults, repairs), text);
    faults = faultsOf(text, length);
  }
  await progress.stage('검사');
  const doubts = graveFaults(text).length > 0 ? [] : await doubtsOf(checker, text, plan, { seed, signal });
  if (doubts.length > 0) {
    text = better(await repaired(doubts, REPAIRS), text);
    repairs += 1;
  }
  const grave = graveFaults(text);
  if (grave.length > 0 && client.instead)
    return makeAiPassage({ author: client.instead, judge: checker }, request, progress);
  if (grave.length > 0) throw new ModelFailure('unusable', grave.join(' '));
  text = better(await edited(checker, text, { seed, signal }), text);
  progress.partial(text);
  const gist = await makeGist(client, text, { seed, signal });
  return {
    passage: {
      field,
      keyword: line(plan.keyword, LIMITS.topicMax),
      title: request.title || line(plan.title, LIMITS.titleMax),
      text,
      gist,
    },
    findings: lintPassage(text),
    repairs,
  };

  /** The text mended: sentence by sentence where all that is wrong stands in sentences, else written anew. */
  async function repaired(faults: readonly PassageFault[], turn: number): Promise<string> {
    const said = faults.map(({ message }) => message);
    const asked = { ...call, purpose: 'repair', variation: seed + turn + 1 } as const;
    if (faults.some(({ isOfWhole }) => isOfWhole)) {
      const prompt = repairPassagePrompt(truncateCharacters(text, LIMITS.bodyMax * 2), said);
      return tidy(await client.ask({ ...asked, prompt, onText: (soFar) => progress.partial(tidy(soFar)) }));
    }
    try {
      const { edits } = await askFor(
        client,
        { ...asked, prompt: patchPassagePrompt(numberPassage(text), said) },
        EDITS,
      );
      return withEdits(text, edits, isPatch);
    } catch (error) {
      if (error instanceof ModelFailure && error.fault === 'unusable') return text;
      throw error;
    }
  }
}

/** What is to be mended, in words for the model. */
interface PassageFault {
  message: string;
  /** Not to be mended in single sentences. */
  isOfWhole: boolean;
}

const ofSentences = (message: string): PassageFault => ({ message, isOfWhole: false });

/** What another model would not vouch for, and what is left out of the plan; nothing when it cannot be asked. */
async function doubtsOf(
  checker: ModelClient,
  text: string,
  plan: Plan,
  { seed, signal }: { seed: number; signal: AbortSignal },
): Promise<PassageFault[]> {
  const prompt = factsPrompt(numberPassage(text), JSON.stringify(plan));
  try {
    const { doubts, missing } = await askFor(
      checker,
      { purpose: 'facts', system: FACTS_SYSTEM, prompt, variation: seed, signal },
      FACTS,
    );
    const sentences = splitSentences(text);
    return [
      ...doubts.flatMap(({ sentence, verdict, why }) => {
        const words = sentences[Number(sentence) - 1]?.text;
        return words ? [`[${sentence}] “${words}” – ${verdict}하다: ${why} 널리 인정된 사실로 고친다.`] : [];
      }),
      ...missing.map((part) => `구상에 있던 다음 내용이 빠졌다: ${part}`),
    ].map((doubt) => ofSentences(doubt.replace('거짓하다', '거짓이다')));
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

/** The text with single sentences put better; as it was where nobody can be asked. */
async function edited(
  editor: ModelClient,
  text: string,
  { seed, signal }: { seed: number; signal: AbortSignal },
): Promise<string> {
  const prompt = editPrompt(numberPassage(text));
  try {
    const { edits } = await askFor(
      editor,
      { purpose: 'edit', system: EDIT_SYSTEM, prompt, variation: seed, signal },
      EDITS,
    );
    return withEdits(text, edits, isEdit);
  } catch (error) {
    if (error instanceof ModelFailure) return text;
    throw error;
  }
}

/** The text with those sentences changed whose new words will do in their place. */
function withEdits(
  text: string,
  edits: readonly { sentence: string; text: string }[],
  willDo: (words: string, before: string) => boolean,
): string {
  const changes = new Map(edits.map(({ sentence, text: words }) => [Number(sentence) - 1, tidy(words)]));
  // From the back, so that earlier places stay true.
  return splitSentences(text).reduceRight((changed, { start, end, text: before }, at) => {
    const words = changes.get(at);
    const isSaid = words !== undefined && !words.includes('\n') && words.endsWith('.');
    return isSaid && willDo(words, before) ? changed.slice(0, start) + words + changed.slice(end) : changed;
  }, text);
}

/** An edited sentence is neither half nor twice as long: more than that is another sentence. */
const isEdit = (words: string, before: string) => words.length < before.length * 2 && words.length * 2 > before.length;

/** A sentence with what was missing behind it, at most. */
const ADDED = 200;
const isPatch = (words: string, before: string) => words.length < before.length * 2 + ADDED;

/** 핵심 논점; none when the model gives none that can be read: a finished passage is not thrown away for them. */
export async function makeGist(
  client: ModelClient,
  text: string,
  { seed, signal }: { seed: number; signal: AbortSignal },
): Promise<string[]> {
  try {
    const call = { purpose: 'gist', system: GIST_SYSTEM, prompt: gistPrompt(text), variation: seed, signal } as const;
    return (await askFor(client, call, GIST)).gist.map((entry) => line(entry, LIMITS.gistLineMax));
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}

const line = (value: string, max: number) => truncateCharacters(normalizeText(value).replace(/\s+/g, ' ').trim(), max);

/** Models count badly: only what is far from what was asked for is worth another draft. */
const FAR = 0.2;

function lengthFaults(text: string, length: PassageLength): string[] {
  const { from, to } = PASSAGE_LENGTHS[length];
  const count = countCharacters(text);
  return count < from * (1 - FAR) || count > to * (1 + FAR)
    ? [`지문이 ${count}자이다. ${from}자에서 ${to}자 사이가 되게 한다.`]
    : [];
}

/** Everything to mend: what cannot be stored at all, a length far from what was asked for, then the linter's remarks. */
function faultsOf(text: string, length: PassageLength): PassageFault[] {
  const sentences = splitSentences(text);
  const remarks = lintPassage(text).map(({ place, message, span }): PassageFault => {
    const at = sentences.findIndex(({ start }) => start === span?.start);
    const sentence = sentences[at];
    return sentence
      ? ofSentences(`[${at + 1}] “${sentence.text}” – ${message}`)
      : { message: `${place}: ${message}`, isOfWhole: true };
  });
  const whole = [...graveFaults(text), ...lengthFaults(text, length)];
  return [...whole.map((message) => ({ message, isOfWhole: true })), ...remarks];
}

function graveFaults(text: string): string[] {
  const count = countCharacters(text);
  const letters = text.replace(/[\s\d\p{P}]/gu, '');
  const korean = letters.replace(/[^가-힣]/g, '').length;
  return [
    ...(count < LIMITS.bodyMinForItems ? [`지문이 너무 짧다(${count}자).`] : []),
    ...(count > LIMITS.bodyMax ? [`지문이 너무 길다(${count}자).`] : []),
    ...(korean < letters.length * KOREAN_SHARE ? ['한국어로 쓰지 않았다.'] : []),
    ...(FOREIGN.test(text) ? ['한자나 다른 나라의 글자, 깨진 글자가 있다. 한글로 쓴다.'] : []),
    ...(THOUGHT.test(text) ? ['생각한 과정이나 작업을 설명하는 말이 지문에 섞여 있다. 지문만 쓴다.'] : []),
    ...(text.includes('\n') ? [] : ['문단이 하나뿐이다. 4~6개의 문단으로 나눈다.']),
    ...(/[.?!]["'”’)]?$/.test(text) ? [] : ['마지막 문장이 끝나지 않았다.']),
  ];
}

/** A repair that made things worse is not taken. */
function better(repaired: string, before: string): string {
  const worse =
    graveFaults(repaired).length > graveFaults(before).length ||
    (graveFaults(repaired).length === graveFaults(before).length &&
      lintPassage(repaired).length > lintPassage(before).length);
  return worse ? before : repaired;
}

/** The bare text of what a model wrote: without fences, thoughts, markup, headings and blank lines. */
function tidy(output: string): string {
  return withoutThoughts(normalizeText(output))
    .replace(TAGS, '')
    .replace(/!?\[([^\]]*)\]\((?:https?:|data:|javascript:)[^)]*\)/gi, '$1')
    .replace(/```[a-z]*\n?/g, '')
    .replace(/\*\*|__/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#{1,6}\s.*|제목\s*:.*)$|^\s*지문\s*:\s*/, '').trim())
    .filter((line) => line !== '' && !ASIDE.test(line))
    .join('\n')
    .replace(COUNT_AT_END, '');
}
