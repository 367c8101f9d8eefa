import { type Field, type KnownTopic, NO_TOPIC, topicPreparing } from '@chulje/contract';
import { isRefused, type TypedTopic } from '../../entities/generation/use-topic-match.ts';

/** What a passage will be made of. */
function matchText({ typed, match }: TypedTopic): string {
  if (!match) return '';
  const material = `내장 자료 ‘${match.topic}’`;
  return typed === match.topic ? material : `‘${typed}’ → ${material}`;
}

/** The same with its field, and which of its passages comes. */
export const describeMatch = (found: TypedTopic): string =>
  found.match ? `${matchText(found)} (${found.match.field}) ${countText(found.match)}` : '';

function countText({ passages, had }: NonNullable<TypedTopic['match']>): string {
  return had < passages
    ? `지문 ${passages}편 중 ${had + 1}번째`
    : `지문 ${passages}편을 모두 받아, 받은 지 가장 오래된 지문을 다시 만듭니다.`;
}

/** Why no passage is made on the words. */
export const refusalText = ({ preparing }: TypedTopic): string =>
  preparing ? topicPreparing(preparing.topic) : NO_TOPIC;

export interface TopicMatchNoteProps {
  found: TypedTopic | undefined;
  /** The field that was chosen, which the topic may not belong to. */
  field: Field;
}

/** Says, politely while one types, what the topic is matched with and where the field follows it. */
export function TopicMatchNote({ found, field }: TopicMatchNoteProps) {
  const isAsked = found !== undefined && found.typed !== '';
  const match = found?.match;
  return (
    <p role="status" className="text-sm break-words empty:hidden">
      {isAsked && match && (
        <>
          <strong className="text-success">{matchText(found)}</strong>
          {match.field === field ? (
            <span className="text-muted"> ({match.field})</span>
          ) : (
            <span className="text-muted"> — {followed(match)}</span>
          )}
          <span className="block text-muted">{countText(match)}</span>
        </>
      )}
      {isAsked && isRefused(found) && (
        <span className="text-muted">
          {found.preparing
            ? `내장 자료 ‘${found.preparing.topic}’의 지문은 준비 중입니다.`
            : '이 말과 꼭 맞는 내장 자료가 없습니다.'}
        </span>
      )}
    </p>
  );
}

/** The same beside the field itself, where the topic is on another step of the wizard. */
export function FieldNote({ found, field }: TopicMatchNoteProps) {
  const match = found?.match;
  return (
    <p role="status" className="-mt-3 text-sm text-muted empty:hidden md:hidden">
      {match && match.field !== field && `${matchText(found)} — ${followed(match)}`}
    </p>
  );
}

const followed = ({ field }: KnownTopic) => `주제를 따라 ‘${field}’ 분야로 정해졌습니다.`;

export interface NearTopicsProps {
  found: TypedTopic | undefined;
  field: Field;
  onChoose: (topic: KnownTopic) => void;
}

/** Topics to choose from with one press, until one is matched. Nothing where a model writes on any. */
export function NearTopics({ found, field, onChoose }: NearTopicsProps) {
  if (!found || !isRefused(found)) return null;
  return (
    <section aria-label="추천 주제" className="rounded border border-line bg-sunken p-4">
      <p className="mb-3 text-sm text-muted">
        {found.typed === ''
          ? `지문은 내장 자료(준비된 주제 ${found.offered}개)로 만듭니다. 주제를 적거나 아래에서 고르세요.`
          : '준비된 주제입니다. 누르면 주제와 분야가 그것으로 바뀝니다.'}
      </p>
      <TopicChips topics={found.nearest} field={field} onChoose={onChoose} />
    </section>
  );
}

export interface TopicChipsProps {
  topics: readonly KnownTopic[];
  /** Topics of another field say theirs. */
  field?: Field;
  onChoose: (topic: KnownTopic) => void;
}

/** Topics as buttons. */
export function TopicChips({ topics, field, onChoose }: TopicChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {topics.map((topic) => (
        <li key={topic.topic}>
          <button type="button" className="chip" onClick={() => onChoose(topic)}>
            {topic.field !== field && <span className="mr-1 text-muted">{topic.field} ·</span>}
            {topic.topic}
          </button>
        </li>
      ))}
    </ul>
  );
}
