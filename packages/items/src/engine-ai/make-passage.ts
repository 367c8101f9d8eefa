import type { Field, Finding, Passage } from '@chulje/contract';
import { countCharacters, LIMITS, normalizeText, truncateCharacters } from '@chulje/contract';
import { lintPassage } from '../lint/index.ts';
import { askFor } from './ask.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { draftPrompt, gistPrompt, PASSAGE_SYSTEM, planPrompt, repairPassagePrompt } from './prompts/passage-prompts.ts';
import { GIST, PLAN } from './shapes.ts';

/** Repairs of one draft, as ITEMS.md §5 allows. */
const REPAIRS = 2;
const KOREAN_SHARE = 0.6;
/** A short polite line of its own is said to us, not part of the text. */
const ASIDE = /^.{0,60}(?:니다|세요|해요|어요|예요)[.!:]*$/;

export interface AiPassageRequest {
  field: Field;
  topic: string;
  title: string;
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
 * Plan → draft → linter → at most two repairs that name the faults → 핵심 논점. The draft streams as it comes.
 * @throws {ModelFailure} `unusable` when the text is still no Korean passage of a storable length after the repairs
 */
export async function makeAiPassage(
  client: ModelClient,
  request: AiPassageRequest,
  progress: PipelineProgress,
): Promise<MadePassage> {
  const { field, topic, seed } = request;
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
      prompt: draftPrompt(field, topic, JSON.stringify(plan)),
      variation: seed,
      onText: (soFar) => progress.partial(tidy(soFar)),
    }),
  );
  let repairs = 0;
  let faults = faultsOf(text);
  for (; faults.length > 0 && repairs < REPAIRS; repairs += 1) {
    await progress.stage('검사');
    const repaired = await client.ask({
      ...call,
      purpose: 'repair',
      prompt: repairPassagePrompt(truncateCharacters(text, LIMITS.bodyMax * 2), faults),
      variation: seed + repairs + 1,
      onText: (soFar) => progress.partial(tidy(soFar)),
    });
    text = better(tidy(repaired), text);
    faults = faultsOf(text);
  }
  await progress.stage('검사');
  const grave = graveFaults(text);
  if (grave.length > 0) throw new ModelFailure('unusable', grave.join(' '));
  progress.partial(text);
  const { gist } = await askFor(client, { ...call, purpose: 'gist', prompt: gistPrompt(text), variation: seed }, GIST);
  const line = (value: string, max: number) =>
    truncateCharacters(normalizeText(value).replace(/\s+/g, ' ').trim(), max);
  return {
    passage: {
      field,
      keyword: line(plan.keyword, LIMITS.topicMax),
      title: request.title || line(plan.title, LIMITS.titleMax),
      text,
      gist: gist.map((entry) => line(entry, LIMITS.gistLineMax)),
    },
    findings: lintPassage(text),
    repairs,
  };
}

/** Everything to mend: what cannot be stored at all, then the linter's remarks. */
function faultsOf(text: string): string[] {
  return [...graveFaults(text), ...lintPassage(text).map(({ place, message }) => `${place}: ${message}`)];
}

function graveFaults(text: string): string[] {
  const count = countCharacters(text);
  const letters = text.replace(/[\s\d\p{P}]/gu, '');
  const korean = letters.replace(/[^가-힣]/g, '').length;
  return [
    ...(count < LIMITS.bodyMinForItems ? [`지문이 너무 짧다(${count}자).`] : []),
    ...(count > LIMITS.bodyMax ? [`지문이 너무 길다(${count}자).`] : []),
    ...(korean < letters.length * KOREAN_SHARE ? ['한국어로 쓰지 않았다.'] : []),
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
  return normalizeText(output)
    .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '')
    .replace(/<\/?[a-zA-Z가-힣_][^<>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\((?:https?:|data:|javascript:)[^)]*\)/gi, '$1')
    .replace(/```[a-z]*\n?/g, '')
    .replace(/\*\*|__/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#{1,6}\s.*|(?:제목|지문)\s*:.*)$/, '').trim())
    .filter((line) => line !== '' && !ASIDE.test(line))
    .join('\n');
}
