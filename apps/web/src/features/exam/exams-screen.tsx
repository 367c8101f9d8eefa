import { type ExamRow, LIMITS } from '@chulje/contract';
import { ArchiveRestore, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { bindWorks } from '../../entities/exams/bind-works.ts';
import { useCopyExam, useExams, useRemoveExam, useRestoreExam } from '../../entities/exams/exams.ts';
import { paths } from '../../entities/paths.ts';
import { useSittings } from '../../entities/sittings/sittings.ts';
import { useAction } from '../../entities/use-call.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useAddress } from '../../lib/use-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { pointsText } from './edited-exam.ts';
import { WorkPickerDialog } from './work-picker-dialog.tsx';

/** 시험지: all of them, and those in the trash. */
export function ExamsScreen() {
  const { params, write } = useAddress();
  const isTrash = params.get('trash') === '1';
  const { data, error, refetch } = useExams(isTrash);
  const [isMaking, setMaking] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const create = useAction((codes: string[]) => bindWorks(codes), {
    onSuccess: (exam) => navigate(paths.exam(exam.code)),
    onError: (failed) => toast.error(messageOf(failed)),
  });
  return (
    <section aria-labelledby="exams-title" className="screen screen-wide">
      <div className="flex flex-wrap items-center gap-3">
        <h1 id="exams-title" className="screen-title mr-auto">
          {isTrash ? '시험지 휴지통' : '시험지'}
        </h1>
        <button type="button" className="link text-sm" onClick={() => write({ trash: isTrash ? '' : '1' })}>
          {isTrash ? '시험지 목록' : '휴지통'}
        </button>
        {!isTrash && (
          <Button variant="primary" isBusy={create.isPending} onClick={() => setMaking(true)}>
            시험지 만들기
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {isTrash
          ? `삭제한 지 ${LIMITS.trashDays}일이 지난 시험지는 확정한 형과 함께 자동으로 영구 삭제됩니다.`
          : '보관함의 지문과 문항을 한 시험지로 묶고, 배점을 정하고, 가형과 나형으로 확정합니다.'}
      </p>
      {!data && !error && <Spinner label="불러오는 중" />}
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          title={isTrash ? '삭제된 시험지가 없습니다' : '만든 시험지가 없습니다'}
          body={isTrash ? undefined : '보관함에서 작업을 골라 시험지로 묶을 수도 있습니다.'}
        />
      )}
      {data && data.length > 0 && <ExamTable rows={data} isTrash={isTrash} />}
      <WorkPickerDialog
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        taken={[]}
        room={{ passages: LIMITS.examPassages, items: LIMITS.examItems }}
        onAdd={(sections) => create.mutate(sections.map(({ pasCode }) => pasCode))}
      />
    </section>
  );
}

function ExamTable({ rows, isTrash }: { rows: readonly ExamRow[]; isTrash: boolean }) {
  const { data: sittings = [] } = useSittings();
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">시험지</caption>
        <thead className="border-line border-b bg-sunken text-left text-muted text-xs max-md:hidden">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              시험지 이름
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              지문
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              문항
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              총점
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              {isTrash ? '삭제일시' : '수정일시'}
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              <span className="sr-only">할 일</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ExamLine
              key={row.code}
              row={row}
              sittings={sittings.filter(({ examCode }) => examCode === row.code).length}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ExamLine({ row, sittings }: { row: ExamRow; sittings: number }) {
  const confirm = useConfirm();
  const toast = useToast();
  const onError = (error: Error) => toast.error(messageOf(error));
  const remove = useRemoveExam({
    onSuccess: ({ isRemoved }) => toast.success(isRemoved ? '영구 삭제했습니다.' : '휴지통으로 옮겼습니다.'),
    onError,
  });
  const restore = useRestoreExam({ onSuccess: () => toast.success('시험지를 복원했습니다.'), onError });
  const copy = useCopyExam({ onSuccess: ({ title }) => toast.success(`‘${title}’ 시험지를 만들었습니다.`), onError });
  const isTrashed = row.deletedDate !== null;
  async function ask() {
    const isAgreed = await confirm({
      title: isTrashed ? '영구 삭제하시겠습니까?' : '시험지를 삭제하시겠습니까?',
      body: isTrashed
        ? `‘${row.title}’ 시험지와 확정한 형을 영구 삭제합니다. 삭제한 시험지는 다시 되살릴 수 없습니다.`
        : `‘${row.title}’ 시험지가 휴지통으로 옮겨집니다. 담긴 작업은 그대로 있습니다.`,
      cancelLabel: '취소',
      confirmLabel: isTrashed ? '영구 삭제하기' : '삭제하기',
      isDangerous: true,
    });
    if (isAgreed) remove.mutate({ params: { exam: row.code }, query: { isPermanent: isTrashed ? 'true' : 'false' } });
  }
  return (
    <tr className="border-line border-b last:border-b-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2">
      <td className="min-w-0 px-3 py-2">
        <span className="flex flex-wrap items-center gap-2">
          {isTrashed ? (
            <span className="font-medium">{row.title}</span>
          ) : (
            <Link to={paths.exam(row.code)} className="link font-medium">
              {row.title}
            </Link>
          )}
          <Badge tone={row.status === '확정' ? 'success' : 'neutral'}>
            {row.status === '확정' ? `확정 ${row.revision}판` : row.status}
          </Badge>
          {sittings > 0 && (
            <Link to={paths.sittingsOf(row.code)} className="link text-xs">
              응시 {sittings}개
            </Link>
          )}
        </span>
        <span className="mt-1 block text-xs text-muted tabular-nums md:hidden">
          지문 {row.passages}개 · 문항 {row.items}개 · {pointsText(row.points)}점 · {formatDateTime(row.date)}
        </span>
      </td>
      <td className="px-3 py-2 tabular-nums max-md:hidden">{row.passages}개</td>
      <td className="px-3 py-2 tabular-nums max-md:hidden">{row.items}개</td>
      <td className="px-3 py-2 tabular-nums max-md:hidden">{pointsText(row.points)}점</td>
      <td className="px-3 py-2 text-muted tabular-nums max-md:hidden">{formatDateTime(row.deletedDate ?? row.date)}</td>
      <td className="px-1 py-1 text-right whitespace-nowrap">
        {isTrashed && (
          <IconButton
            label={`${row.title} 복원`}
            icon={ArchiveRestore}
            onClick={() => restore.mutate({ params: { exam: row.code } })}
          />
        )}
        {!isTrashed && (
          <IconButton
            label={`${row.title} 사본 만들기`}
            icon={Copy}
            disabled={copy.isPending}
            onClick={() => copy.mutate({ params: { exam: row.code } })}
          />
        )}
        <IconButton
          label={isTrashed ? `${row.title} 영구 삭제` : `${row.title} 삭제`}
          icon={Trash2}
          onClick={() => void ask()}
        />
      </td>
    </tr>
  );
}
