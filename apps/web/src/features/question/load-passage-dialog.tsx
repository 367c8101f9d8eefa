import { countCharacters, type PassageDetail, type WorkRow } from '@chulje/contract';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { RichText } from '../../entities/text/rich-text-view.tsx';
import { usePassage, usePassages } from '../../entities/works/passages.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface LoadPassageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onLoad: (passage: PassageDetail) => void;
}

type Tab = 'recent' | 'favorites';

/** 보관함에서 지문 불러오기: recent or favourite passages, a search by title, a preview; arrows choose, Enter loads. */
export function LoadPassageDialog({ isOpen, onClose, onLoad }: LoadPassageDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="지문 불러오기" width={960}>
      <PassageChooser onLoad={onLoad} />
    </Dialog>
  );
}

function PassageChooser({ onLoad }: { onLoad: (passage: PassageDetail) => void }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [tab, setTab] = useState<Tab>('recent');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  /** On phones the preview takes the place of the list. */
  const [isPreviewing, setPreviewing] = useState(false);
  const rows = usePassages(tab);
  const shown = (rows.data ?? []).filter((row) => row.title.toLowerCase().includes(query.trim().toLowerCase()));
  const selected = shown.find((row) => row.pasCode === chosen) ?? shown[0];
  const passage = usePassage(selected?.pasCode ?? null, { isKept: true });

  function choose(row: WorkRow | undefined) {
    if (!row) return;
    setChosen(row.pasCode);
    list.current?.querySelector<HTMLElement>(`[data-code="${row.pasCode}"]`)?.focus();
  }

  function move(event: KeyboardEvent) {
    const at = shown.indexOf(selected as WorkRow);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(shown[Math.min(Math.max(next, 0), shown.length - 1)]);
  }

  return (
    <div className="flex min-h-0 flex-col gap-4">
      <Tabs
        label="불러올 목록"
        value={tab}
        onChange={(value) => setTab(value as Tab)}
        tabs={[
          { value: 'recent', label: '최근 작업', controls: id },
          { value: 'favorites', label: '즐겨찾기', controls: id },
        ]}
      />
      <div
        id={id}
        role="tabpanel"
        aria-label={tab === 'recent' ? '최근 작업' : '즐겨찾기'}
        className="grid min-h-0 gap-4 md:grid-cols-[300px_minmax(0,1fr)]"
      >
        <div className={`flex min-w-0 flex-col gap-3 ${isPreviewing ? 'max-md:hidden' : ''}`}>
          <Field label="작업명 검색">
            <TextInput type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          </Field>
          {rows.isPending && <Spinner label="지문을 불러오는 중" />}
          {rows.isLoadingError && <ErrorState message={messageOf(rows.error)} onRetry={() => rows.refetch()} />}
          {rows.data && shown.length === 0 && (
            <p className="p-4 text-sm text-muted">
              {query.trim() !== ''
                ? `‘${query.trim()}’에 대한 검색 결과가 없습니다.`
                : tab === 'recent'
                  ? '최근 작업 내역이 없습니다.'
                  : '즐겨찾기가 비어있습니다.'}
            </p>
          )}
          {shown.length > 0 && (
            <ul
              ref={list}
              aria-label="지문 목록"
              className="h-[360px] overflow-y-auto rounded border border-line"
              onKeyDown={move}
            >
              {shown.map((row) => (
                <li key={row.pasCode} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    data-code={row.pasCode}
                    className="type-row"
                    aria-pressed={row === selected}
                    tabIndex={row === selected ? 0 : -1}
                    onClick={() => {
                      setChosen(row.pasCode);
                      setPreviewing(true);
                    }}
                    onDoubleClick={() => passage.data?.pasCode === row.pasCode && onLoad(passage.data)}
                  >
                    <span className="line-clamp-2 block text-sm font-semibold">{row.title}</span>
                    <span className="block text-xs text-muted">
                      {[row.pasType, row.keyword, formatDateTime(row.date)].filter(Boolean).join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <section
          aria-label="지문 미리보기"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className={`h-[440px] overflow-y-auto rounded border border-line bg-surface p-5 ${isPreviewing ? '' : 'max-md:hidden'}`}
        >
          {!rows.isPending && !selected && <p className="text-sm text-muted">미리 볼 지문이 없습니다.</p>}
          {selected && !passage.data && !passage.error && <Spinner label="지문을 불러오는 중" />}
          {passage.error && <ErrorState message={messageOf(passage.error)} onRetry={() => passage.refetch()} />}
          {selected && passage.data && (
            <>
              <h3 className="mb-1 font-semibold">{passage.data.title}</h3>
              <p className="mb-3 text-xs text-muted">{countCharacters(passage.data.content)}자</p>
              <RichText value={{ text: passage.data.content, format: passage.data.format }} />
            </>
          )}
        </section>
      </div>
      <DialogActions className="justify-end">
        {isPreviewing && (
          <Button className="md:hidden" onClick={() => setPreviewing(false)}>
            목록으로
          </Button>
        )}
        <Button
          variant="primary"
          disabled={!selected || passage.data?.pasCode !== selected.pasCode}
          onClick={() => passage.data && onLoad(passage.data)}
        >
          이 지문 불러오기
        </Button>
      </DialogActions>
    </div>
  );
}
