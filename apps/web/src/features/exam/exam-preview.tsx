import type { Exam } from '@chulje/contract';
import { previewExam } from '../../entities/exams/exam-files.ts';
import { FilePreview } from '../../entities/exports/file-preview.tsx';
import { usePaperOptions } from '../../entities/exports/use-paper-options.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The paper of an exam as it stands on the server, page by page. */
export function ExamPreview({ exam: { code, title, version, sections }, isEmpty }: { exam: Exam; isEmpty: boolean }) {
  const [options] = usePaperOptions();
  const file = { code, title, format: 'pdf', options: { ...options, parts: 'paper' }, which: 'now' } as const;
  if (isEmpty || sections.every(({ items }) => items.length === 0))
    return <EmptyState title="담은 문항이 없습니다" body="지문을 추가하면 인쇄될 모습이 여기에 보입니다." />;
  return (
    <FilePreview
      of={JSON.stringify([code, version, file.options])}
      fetch={(page, signal) => previewExam(file, page, signal)}
    />
  );
}
