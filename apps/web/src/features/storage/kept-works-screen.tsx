import { LIMITS, type WorkRow } from '@chulje/contract';
import { Archive, ArchiveRestore, Copy, Download, Files, Send, Tag, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWorkDownload } from '../../entities/exports/use-work-download.tsx';
import { paths } from '../../entities/paths.ts';
import { GiveSet } from '../../entities/sittings/give-set.tsx';
import { useAction } from '../../entities/use-call.ts';
import { useCopyWork } from '../../entities/works/copy-work.ts';
import { useWorkActions } from '../../entities/works/use-work-actions.ts';
import { workPath } from '../../entities/works/use-works.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WorksList, type WorksListProps } from './works-list.tsx';

/** Fetched when the first tags are edited. */
const TagDialog = lazy(async () => ({ default: (await import('../../entities/tags/tag-dialog.tsx')).TagDialog }));

/** A passage alone has nothing to ask. */
const hasItems = (row: WorkRow) => row.kind !== '지문';

const COLUMNS = ['title', 'keyword', 'field', 'kind', 'date', 'download', 'favorite'] as const;

export interface KeptWorksScreenProps {
  title: string;
  note?: ReactNode;
  query: WorksListProps<WorkRow>['query'];
  empty: ReactNode;
  /** Whether the list is that of the works 보관. */
  isArchive?: boolean;
}

/** A list of works that are not in the trash, with all that can be done to them. */
export function KeptWorksScreen({ isArchive = false, ...props }: KeptWorksScreenProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const confirm = useConfirm();
  const actions = useWorkActions((error) => toast.error(messageOf(error)));
  const download = useWorkDownload();
  const bind = useAction(
    async (works: readonly WorkRow[]) =>
      (await import('../../entities/exams/bind-works.ts')).bindWorks(works.map(({ pasCode }) => pasCode)),
    {
      onSuccess: (exam) => navigate(paths.exam(exam.code)),
      onError: (error) => toast.error(messageOf(error)),
    },
  );
  const copy = useCopyWork({
    onSuccess: ({ title }) => toast.success(`‘${title}’ 작업을 만들었습니다.`),
    onError: (error) => toast.error(messageOf(error)),
  });
  const [tagged, setTagged] = useState<WorkRow | null>(null);
  const [given, setGiven] = useState<WorkRow | null>(null);
  const hrefOf = (row: WorkRow) => workPath(row, pathname + search);

  async function remove(rows: readonly WorkRow[], clear?: () => void) {
    const isAgreed = await confirm({
      title: '작업을 삭제하시겠습니까?',
      body: `${rows.length === 1 ? `‘${rows[0]?.title}’ 작업이` : `선택한 작업 ${rows.length}개가`} 휴지통으로 옮겨집니다. ${LIMITS.trashDays}일 안에는 휴지통에서 복원할 수 있습니다.`,
      cancelLabel: '취소',
      confirmLabel: '삭제하기',
      isDangerous: true,
    });
    if (!isAgreed) return;
    clear?.();
    actions.remove(rows, { onSuccess: () => toast.success('휴지통으로 옮겼습니다.') });
  }

  function archive(rows: readonly WorkRow[], isArchived: boolean, clear?: () => void) {
    clear?.();
    actions.archive(
      { rows, isArchived },
      { onSuccess: () => toast.success(isArchived ? '보관했습니다.' : '최근 작업으로 꺼냈습니다.') },
    );
  }
  /** What 보관 would do to these. */
  const toggleOf = (rows: readonly WorkRow[]) => {
    const isBack = rows.length === 0 ? isArchive : rows.every((row) => row.isArchived);
    return { label: isBack ? '꺼내기' : '보관', icon: isBack ? ArchiveRestore : Archive, isArchived: !isBack };
  };

  return (
    <>
      <WorksList
        {...props}
        columns={COLUMNS}
        hrefOf={hrefOf}
        onOpen={(row) => navigate(hrefOf(row))}
        onDownload={(row) => download.open(row)}
        onToggleFavorite={actions.toggleFavorite}
        onRename={actions.rename}
        menuOf={(row) => {
          const { label, icon, isArchived } = toggleOf([row]);
          return [
            ...(hasItems(row) ? [{ label: '학생에게 내기', icon: Send, onChoose: () => setGiven(row) }] : []),
            { label: '태그', icon: Tag, onChoose: () => setTagged(row) },
            {
              label: '사본 만들기',
              icon: Copy,
              onChoose: () => copy.mutate({ body: { pasCode: row.pasCode } }),
            },
            { label, icon, onChoose: () => archive([row], isArchived) },
            { label: '삭제', icon: Trash2, isDangerous: true, onChoose: () => void remove([row]) },
          ];
        }}
        actions={(chosen, clear) => {
          const { label, icon: Icon, isArchived } = toggleOf(chosen);
          return (
            <>
              <Button
                isBusy={bind.isPending}
                disabled={!chosen.some(hasItems)}
                onClick={() => bind.mutate(chosen.filter(hasItems))}
              >
                <Files aria-hidden="true" size={16} />
                시험지로 묶기
              </Button>
              <Button disabled={chosen.length === 0} onClick={() => download.open(...chosen)}>
                <Download aria-hidden="true" size={16} />
                추출
              </Button>
              <Button disabled={chosen.length === 0} onClick={() => archive(chosen, isArchived, clear)}>
                <Icon aria-hidden="true" size={16} />
                {label}
              </Button>
              <Button disabled={chosen.length === 0} onClick={() => void remove(chosen, clear)}>
                <Trash2 aria-hidden="true" size={16} />
                삭제
              </Button>
            </>
          );
        }}
      />
      {download.dialog}
      <GiveSet set={given} onClose={() => setGiven(null)} />
      {tagged && (
        <Suspense>
          <TagDialog
            title={`‘${tagged.title}’ 태그`}
            tags={tagged.tags}
            known={[...new Set(props.query.data?.flatMap((row) => row.tags))].sort()}
            onClose={() => setTagged(null)}
            onSave={(tags) => {
              actions.tag(tagged, tags);
              setTagged(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
