import { type Field, getEngine, listTopics } from '@chulje/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

interface Topic {
  field: Field;
  topic: string;
}

export interface TopicSuggestionsProps {
  field: Field;
  query: string;
  /** Topics that the server named when it refused one. */
  nearest: unknown;
  onChoose: (topic: Topic) => void;
}

/** Topics the embedded engine knows, as buttons that fill the form. Nothing when a model is connected. */
export function TopicSuggestions({ field, query, nearest, onChoose }: TopicSuggestionsProps) {
  const engine = useQuery({ queryKey: queryKeys.engine, queryFn: () => api(getEngine, {}), staleTime: Infinity }).data;
  const sought = useDeferredValue(query.trim());
  const { data: topics = [] } = useQuery({
    queryKey: queryKeys.topics(field, sought),
    queryFn: () => api(listTopics, { query: { field, ...(sought && { q: sought }) } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    enabled: engine?.name === 'embedded',
  });
  if (engine?.name !== 'embedded') return null;
  const shown = isTopics(nearest) && nearest.length > 0 ? nearest : topics;

  return (
    <section aria-label="추천 주제" className="rounded border border-line bg-sunken p-4">
      <p className="mb-3 text-sm text-muted">
        지금은 <strong>{engine.label}</strong>을 쓰고 있습니다. 아래 주제 가운데에서 고르면 지문을 만들 수 있습니다.
      </p>
      <ul className="flex flex-wrap gap-2">
        {shown.map((topic) => (
          <li key={`${topic.field}/${topic.topic}`}>
            <button type="button" className="chip" onClick={() => onChoose(topic)}>
              {topic.field !== field && <span className="mr-1 text-muted">{topic.field} ·</span>}
              {topic.topic}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isTopics(value: unknown): value is Topic[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && 'topic' in entry)
  );
}
