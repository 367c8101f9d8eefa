import { noticeParagraphs } from '@chulje/contract';
import { useParams } from 'react-router';
import { useNotice } from '../../entities/notices/use-notices.ts';
import { paths } from '../../entities/paths.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { seoulDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** One notice: type, title, date, its paragraphs, and the way back to the list. */
export function NoticeScreen() {
  const notCode = Number(useParams().notCode);
  const { data, error, refetch } = useNotice(notCode);
  const isGone = error instanceof ApiError && error.status < 500 && error.status > 0;
  return (
    <div className="screen max-w-3xl">
      {error && <ErrorState message={messageOf(error)} {...(!isGone && { onRetry: () => void refetch() })} />}
      {!data && !error && <Spinner label="불러오는 중" />}
      {data && (
        <article className="panel flex flex-col gap-6 md:p-8">
          <header className="flex flex-col items-start gap-3 border-b border-line pb-5">
            <Badge tone={data.type === '작업' ? 'warning' : 'accent'}>{data.type}</Badge>
            <h1 className="screen-title">{data.title}</h1>
            <time dateTime={data.date} className="text-sm text-ink-soft tabular-nums">
              {seoulDay(new Date(data.date)).replaceAll('-', '.')}
            </time>
          </header>
          <div className="flex flex-col gap-4 leading-7">
            {noticeParagraphs(data.content).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stay where they are
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </article>
      )}
      <LinkButton to={paths.mypageTab('공지사항')} className="self-center">
        목록으로
      </LinkButton>
    </div>
  );
}
