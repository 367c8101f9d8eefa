import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export interface FilePreviewProps {
  /** Says what is shown; a change fetches anew. */
  of: string;
  /** A picture of this page (from 1), the last one when there are fewer, or a file of text. */
  fetch: (page: number, signal: AbortSignal) => Promise<{ blob: Blob; pages: number }>;
}

type Shown = { picture: string; page: number; pages: number } | { text: string } | { failure: string };

/** So long nothing must change before a preview is fetched. */
const REST_MS = 400;
const TEXT_LENGTH = 3000;

/** A file before it is downloaded, page by page. The old picture stays until the new one has come. */
export function FilePreview({ of, fetch }: FilePreviewProps) {
  const [shown, setShown] = useState<Shown>();
  const [isLoading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);
  const isTurning = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for all that `fetch` depends on
  useEffect(() => {
    const abort = new AbortController();
    setLoading(true);
    const rest = isTurning.current ? 0 : REST_MS;
    isTurning.current = false;
    const timer = setTimeout(async () => {
      const next = await read(fetch, page, abort.signal);
      if (abort.signal.aborted) return;
      setShown(next);
      setLoading(false);
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [of, page, attempt]);

  useEffect(() => {
    if (shown && 'picture' in shown) return () => URL.revokeObjectURL(shown.picture);
    return undefined;
  }, [shown]);

  function turn(to: number) {
    isTurning.current = true;
    setPage(to);
  }

  return (
    <section
      aria-label="미리 보기"
      aria-busy={isLoading}
      className="relative grid min-h-64 place-items-center gap-2 overflow-hidden rounded border border-line bg-sunken p-3"
    >
      {shown && 'picture' in shown && (
        <img
          src={shown.picture}
          alt={`${shown.page}쪽의 모양`}
          className={`max-h-[60dvh] w-full max-w-[480px] bg-white object-contain shadow-raised transition-opacity ${isLoading ? 'opacity-50' : ''}`}
        />
      )}
      {shown && 'picture' in shown && shown.pages > 1 && (
        <div className="flex items-center gap-2">
          <IconButton
            label="앞쪽 보기"
            icon={ChevronLeft}
            disabled={shown.page === 1}
            onClick={() => turn(shown.page - 1)}
          />
          <span aria-live="polite" className="text-sm tabular-nums">{`${shown.page} / ${shown.pages}쪽`}</span>
          <IconButton
            label="뒤쪽 보기"
            icon={ChevronRight}
            disabled={shown.page === shown.pages}
            onClick={() => turn(shown.page + 1)}
          />
        </div>
      )}
      {shown && 'text' in shown && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
          tabIndex={0}
          className={`max-h-[60dvh] w-full self-start overflow-auto text-xs whitespace-pre-wrap ${isLoading ? 'opacity-50' : ''}`}
        >
          {shown.text}
        </pre>
      )}
      {shown && 'failure' in shown && !isLoading && (
        <div className="flex flex-col items-center gap-3 text-center text-sm text-muted">
          <p>미리 보기를 만들지 못했습니다. {shown.failure}</p>
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            다시 시도
          </Button>
        </div>
      )}
      {isLoading && (
        <span className="absolute top-3 right-3 inline-flex items-center gap-2 rounded bg-surface px-2 py-1 text-xs text-muted">
          <Spinner /> 미리 보기를 만드는 중
        </span>
      )}
    </section>
  );
}

async function read(fetch: FilePreviewProps['fetch'], page: number, signal: AbortSignal): Promise<Shown> {
  try {
    const { blob, pages } = await fetch(page, signal);
    if (blob.type.startsWith('image/'))
      return { picture: URL.createObjectURL(blob), page: Math.min(page, pages), pages };
    const text = await blob.text();
    return { text: text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : '' };
  }
}
