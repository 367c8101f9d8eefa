import { keyLabel, type PracticeItem } from '@chulje/contract';
import { usePractice, useSetPractice } from '../../../entities/sittings/practice.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** 같은 유형의 다른 문항: given or not, and which they are. */
export function PracticeList({ code }: { code: string }) {
  const toast = useToast();
  const { data, error, refetch } = usePractice(code);
  const change = useSetPractice(code, { onError: (failed) => toast.error(messageOf(failed)) });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { items } = data;
  const isOn = change.isPending ? (change.variables.body?.isOn ?? false) : items !== null;
  const none = items?.filter(({ item }) => item === null) ?? [];
  return (
    <section aria-label="같은 유형의 다른 문항" className="panel flex flex-col gap-2 text-sm print:hidden">
      <Checkbox
        label="틀린 문항마다 같은 유형의 다른 문항 주기"
        isChecked={isOn}
        onChange={(wanted) => {
          if (!change.isPending) change.mutate({ params: { sitting: code }, body: { isOn: wanted } });
        }}
      />
      <p className="text-ink-soft">
        보관함의 다른 지문에서 고릅니다. 시험지에 한 번이라도 넣은 문항과 이 반에 이미 준 문항은 쓰지 않습니다. ‘오답
        다시 풀기’ 종이에 지문과 함께 담고 정답은 따로 한 장에 담습니다. 해설을 공개한 응시에서는 학생도 내 리포트에서
        풉니다.
      </p>
      {items && (
        <>
          {none.length > 0 && (
            <p role="status">
              {none.length === items.length
                ? '보관함에 줄 수 있는 같은 유형의 문항이 없습니다.'
                : `${none.map(({ of }) => `${of}번`).join(', ')}은 보관함에 줄 수 있는 같은 유형의 문항이 없습니다.`}
            </p>
          )}
          <ul className="flex flex-col gap-1">
            {items.map(
              (each) => each.item && <Picked key={each.number} number={each.number} of={each.of} item={each.item} />,
            )}
          </ul>
        </>
      )}
    </section>
  );
}

function Picked({ number, of, item }: Omit<PracticeItem, 'item'> & { item: NonNullable<PracticeItem['item']> }) {
  return (
    <li>
      <details>
        <summary>
          {of}번을 틀리면 {number}번: {item.type} · ‘{item.title}’
        </summary>
        <div className="mt-2 flex flex-col gap-2 border-line border-l-2 pl-3">
          <p className="font-passage whitespace-pre-line">{item.passage.text}</p>
          <p className="font-passage font-bold">{item.stem}</p>
          {item.material && <p className="passage-box whitespace-pre-line">{item.material.text}</p>}
          <ol className="flex flex-col gap-1 font-passage">
            {item.options.map(({ text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place
              <li key={at}>
                {keyLabel(at + 1)} {text}
              </li>
            ))}
          </ol>
          <p>정답 {keyLabel(item.key)}</p>
          <p className="whitespace-pre-line text-ink-soft">{item.explanation}</p>
        </div>
      </details>
    </li>
  );
}
