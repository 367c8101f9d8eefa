import { EXPORT_FORMATS, type Exam, type ExportFormat, PAPER_FORMS } from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { downloadExam, type ExamFile, previewExam } from '../../entities/exams/exam-files.ts';
import { useForms } from '../../entities/exams/exams.ts';
import { FilePreview } from '../../entities/exports/file-preview.tsx';
import { FORMAT_LABELS } from '../../entities/exports/format-labels.ts';
import { PaperOptionsForm } from '../../entities/exports/paper-options-form.tsx';
import { usePaperOptions } from '../../entities/exports/use-paper-options.ts';
import { useAction } from '../../entities/use-call.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { KeyTable } from './key-table.tsx';

/** 시험지 추출: as it stands now, a frozen form, the keys of all, or all of them with their keys and explanations. */
export function ExamFilesDialog({ isOpen, onClose, exam }: { isOpen: boolean; onClose: () => void; exam: Exam }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="시험지 추출" width={960}>
      <ExamFiles exam={exam} onClose={onClose} />
    </Dialog>
  );
}

function ExamFiles({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const { data: frozen } = useForms(exam.code, exam.revision);
  const labels = frozen?.forms.map(({ label }) => label) ?? [];
  const [which, setWhich] = useState<ExamFile['which']>('now');
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [options, changeOptions] = usePaperOptions();
  const file: ExamFile = { code: exam.code, title: exam.title, format, options, which };
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = useAction(
    async () => {
      running.current = new AbortController();
      await downloadExam(file, running.current.signal);
    },
    { onSuccess: onClose },
  );
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RadioGroup
            legend="시험지"
            value={which}
            onChange={(value) =>
              setWhich(([...PAPER_FORMS, 'keys', 'all'] as const).find((each) => each === value) ?? 'now')
            }
            options={[
              { value: 'now', label: '지금 모습' },
              ...labels.map((label) => ({ value: label, label: `${label}형` })),
              ...(labels.length > 0
                ? [
                    { value: 'keys', label: '모든 형의 정답표 한 장' },
                    { value: 'all', label: '모든 형의 시험지·정답·해설·정오표(ZIP)' },
                  ]
                : []),
            ]}
          />
          {exam.revision === 0 && <p className="text-xs text-muted">시험지를 확정하면 형마다 추출할 수 있습니다.</p>}
          <RadioGroup
            legend="파일 형식"
            value={format}
            onChange={(value) => setFormat(EXPORT_FORMATS.find((each) => each === value) ?? 'pdf')}
            options={EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }))}
          />
          <PaperOptionsForm format={format} options={options} onChange={changeOptions} isExam />
        </div>
        <div className="min-w-0 md:sticky md:top-16 md:self-start">
          {which === 'keys' && frozen ? (
            <KeyTable frozen={frozen} />
          ) : (
            <FilePreview
              of={JSON.stringify([file, exam.version])}
              fetch={(page, signal) => previewExam({ ...file, which: which === 'all' ? '가' : which }, page, signal)}
            />
          )}
        </div>
      </div>
      <DialogActions className="flex-wrap items-center justify-end">
        {download.error && (
          <p role="alert" className="mr-auto text-sm text-danger">
            {messageOf(download.error)}
          </p>
        )}
        <Button variant="primary" size="large" isBusy={download.isPending} onClick={() => download.mutate()}>
          다운로드
        </Button>
      </DialogActions>
    </>
  );
}
