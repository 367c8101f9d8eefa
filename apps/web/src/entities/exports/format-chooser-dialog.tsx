import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  LIMITS,
  type PaperFaults,
  type Unprintable,
} from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../use-call.ts';
import { FaultsNote } from './faults-note.tsx';
import { FilePreview } from './file-preview.tsx';
import { FORMAT_LABELS } from './format-labels.ts';
import { PaperOptionsForm } from './paper-options-form.tsx';
import { UnprintableNote } from './unprintable-note.tsx';
import { useBulkKind, usePaperOptions } from './use-paper-options.ts';
import { WorkOrder } from './work-order.tsx';

interface ChosenWork {
  pasCode: string;
  title: string;
}

/** What file was asked for. */
export interface ExportChoice {
  works: readonly ChosenWork[];
  format: ExportFormat;
  options: ExportOptions;
  /** Several works: one paper under this title, or a file each in a ZIP. */
  as: 'paper' | 'zip';
  title: string;
}

export interface FormatChooserDialogProps {
  isOpen: boolean;
  onClose: () => void;
  works: readonly ChosenWork[];
  /** Resolves when the file was handed over; a refusal is told to the user here. Who closes the dialog wants no file. */
  onChoose: (choice: ExportChoice, signal: AbortSignal) => Promise<void>;
  /** The errors that the works still carry: told here, and asked about before they are printed. */
  onCheck: (works: readonly ChosenWork[]) => Promise<readonly PaperFaults[]>;
  /** What the file looks like: a picture of a page, or text. */
  onPreview: (
    choice: ExportChoice,
    page: number,
    signal: AbortSignal,
  ) => Promise<{ blob: Blob; pages: number; unprintable: readonly Unprintable[] }>;
}

/** 파일 형식 선택, of one work or several: PDF unless told otherwise; all else as it was chosen the last time. */
export function FormatChooserDialog({ isOpen, onClose, ...chooser }: FormatChooserDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="파일로 추출" width={960}>
      <FormatChooser {...chooser} />
    </Dialog>
  );
}

function FormatChooser({ works, onChoose, onCheck, onPreview }: Omit<FormatChooserDialogProps, 'isOpen' | 'onClose'>) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [options, changeOptions] = usePaperOptions();
  const [order, setOrder] = useState(works);
  const [as, setAs] = useBulkKind();
  const [title, setTitle] = useState(works[0]?.title ?? '');
  const [unprintable, setUnprintable] = useState<readonly Unprintable[]>([]);
  const [faulty, setFaulty] = useState<readonly PaperFaults[]>([]);
  const confirm = useConfirm();
  const choice = { works: order, format, options, as, title };
  const isSeveral = works.length > 1;

  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // Once for the dialog: the works are what they were when it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's function is another at every rendering
  useEffect(() => {
    let isOpen = true;
    onCheck(works).then(
      (found) => isOpen && setFaulty(found),
      // What cannot be checked is no fault: the download itself tells what is wrong with it.
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [works]);

  const downloading = useAction(() => {
    const abort = new AbortController();
    running.current = abort;
    return onChoose(choice, abort.signal);
  });
  async function download() {
    if (faulty.length === 0 || (await mayPrint())) downloading.mutate();
  }
  const mayPrint = () =>
    confirm({
      title: '오류가 있는 문항이 있습니다.',
      body: <FaultsNote faulty={faulty} />,
      cancelLabel: '돌아가기',
      confirmLabel: '그대로 추출하기',
    });
  async function preview(page: number, signal: AbortSignal) {
    const { unprintable: letters, ...look } = await onPreview(choice, page, signal);
    setUnprintable(letters);
    return look;
  }
  return (
    <>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {faulty.length > 0 && (
            <div role="status" className="rounded border border-danger bg-surface px-3 py-2">
              <FaultsNote faulty={faulty} />
            </div>
          )}
          <RadioGroup
            legend="파일 형식"
            value={format}
            onChange={(value) => setFormat(value as ExportFormat)}
            options={EXPORT_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }))}
          />
          {isSeveral && (
            <>
              <RadioGroup
                legend={`작업 ${works.length}개`}
                value={as}
                onChange={(value) => setAs(value === 'zip' ? 'zip' : 'paper')}
                options={[
                  { value: 'paper', label: '시험지 하나로' },
                  { value: 'zip', label: '파일마다 따로(ZIP)' },
                ]}
              />
              <WorkOrder works={order} onChange={setOrder} />
              {as === 'paper' && (
                <Field label="시험지 제목">
                  <TextInput
                    value={title}
                    maxLength={LIMITS.titleMax}
                    onChange={(event) => setTitle(event.target.value)}
                  />
                </Field>
              )}
            </>
          )}
          <PaperOptionsForm format={format} options={options} onChange={changeOptions} />
          {unprintable.length > 0 && <UnprintableNote unprintable={unprintable} isInFile={format === 'pdf'} />}
        </div>
        {/* The options may be longer than the window; what they do stays in sight beside them. */}
        <div className="flex min-w-0 flex-col gap-2 md:sticky md:top-16 md:self-start">
          <FilePreview of={JSON.stringify(choice)} fetch={preview} />
          {(format === 'word' || format === 'hwpx') && (
            <p className="text-muted text-xs">쪽이 나뉘는 자리는 프로그램과 글꼴에 따라 조금 다를 수 있습니다.</p>
          )}
        </div>
      </div>
      <DialogActions className="flex-wrap items-center justify-end">
        {downloading.error && (
          <p role="alert" className="mr-auto text-danger text-sm">
            {downloading.error.message}
          </p>
        )}
        <Button
          className="max-md:flex-1"
          variant="primary"
          size="large"
          isBusy={downloading.isPending}
          onClick={download}
        >
          다운로드
        </Button>
      </DialogActions>
    </>
  );
}
