import type { Generation, GenerationStage, QueuePlace } from '@chulje/contract';
import { paths } from '../paths.ts';

/** What a member waits for as one thing: a generation asked for alone, or the items of a set. */
export interface Run {
  /** Of the set, else of the generation. */
  id: string;
  kind: Generation['kind'];
  title: string;
  state: 'open' | 'done' | 'failed';
  stage: GenerationStage;
  queue: QueuePlace | undefined;
  /** Generations it consists of, those that ended, and those that came out well. */
  count: number;
  ended: number;
  made: number;
  /** The work to open: of its own, or the one it adds to. */
  pasCode: string | null;
  /** Why it failed. */
  message: string;
  createdAt: string;
  now: string;
}

/** The runs of generations, newest first as those come. A set counts once, and has failed when nothing of it was made. */
export function toRuns(generations: readonly Generation[]): Run[] {
  const groups = new Map<string, Generation[]>();
  for (const one of generations) groups.set(idOf(one), [...(groups.get(idOf(one)) ?? []), one]);
  return [...groups].map(([id, members]) => toRun(id, members));
}

const idOf = ({ setId, generationId }: Generation) => setId ?? generationId;
const isOpen = ({ state }: Generation) => state === 'queued' || state === 'running';

function toRun(id: string, members: Generation[]): Run {
  const ordered = [...members].sort((a, b) => a.position - b.position);
  const [first] = ordered as [Generation];
  const current = ordered.find(({ state }) => state === 'running') ?? ordered.find(isOpen) ?? first;
  const made = ordered.filter(({ state }) => state === 'done');
  const state = ordered.some(isOpen) ? 'open' : made.length > 0 ? 'done' : 'failed';
  return {
    id,
    kind: first.kind,
    title: first.title,
    state,
    stage: current.stage,
    queue: current.queue,
    count: ordered.length,
    ended: ordered.filter((one) => !isOpen(one)).length,
    made: made.length,
    pasCode: made[0]?.pasCode ?? first.target,
    message: ordered.find(({ error }) => error)?.error?.message ?? '',
    createdAt: first.createdAt,
    now: current.now,
  };
}

/** What is made or verified, in the member's words. */
export const nounOf = ({ kind, count }: Run) =>
  kind === 'passage' ? '지문' : count > 1 ? `문항 세트 ${count}개` : '문항';

export const verbOf = ({ kind }: Run) => (kind === 'verification' ? '검증' : '생성');

const KEPT = '이용권은 차감되지 않았습니다.';

/** What a toast says of a run that has ended. */
export function describeEnd(run: Run): string {
  if (run.state === 'failed') return `‘${run.title}’ ${nounOf(run)} ${verbOf(run)}에 실패했습니다. ${reasonOf(run)}`;
  if (run.kind === 'verification') return `‘${run.title}’ 문항을 다시 검증했습니다.`;
  const lost = run.count - run.made;
  if (lost > 0)
    return `‘${run.title}’ 문항 ${run.count}개 가운데 ${run.made}개가 완성되었습니다. 만들지 못한 ${lost}개의 ${KEPT}`;
  return `‘${run.title}’ ${run.kind === 'passage' ? '지문이' : run.count > 1 ? `문항 ${run.count}개가` : '문항이'} 완성되었습니다.`;
}

/** Why a run failed, and always that it cost nothing. */
export function reasonOf(run: Run): string {
  // What both would say.
  const message = run.message.replace(/^(?:생성에 실패했습니다|다시 검증하지 못했습니다)\. /, '');
  return message.includes('차감되지 않았습니다') ? message : `${message} ${KEPT}`.trim();
}

/** Where an open run stands. */
export function describeStage({ queue, stage, count, ended }: Run): string {
  const part = count > 1 ? `${ended}/${count}` : '';
  return [part, queue ? '대기 중' : stage].filter(Boolean).join(' · ');
}

/** Where the work of a run is opened. */
export const runPath = ({ kind, pasCode }: Run) =>
  kind === 'passage' ? paths.passageResult(pasCode ?? '') : paths.questionResult(pasCode ?? '');
