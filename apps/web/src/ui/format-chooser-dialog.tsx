import { EXPORT_FORMATS, type ExportFormat } from '@chulje/contract';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { RadioGroup } from './radio-group.tsx';

const LABELS: Record<ExportFormat, string> = {
  pdf: 'PDF',
  word: 'Word',
  hwpx: '한글',
  txt: '텍스트',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  csv: 'CSV',
};

export interface FormatChooserDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Resolves when the file was handed over; a refusal is told to the user here. */
  onChoose: (format: ExportFormat) => Promise<void>;
}

/** 파일 형식 선택: PDF unless told otherwise. */
export function FormatChooserDialog({ isOpen, onClose, onChoose }: FormatChooserDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="파일로 추출">
      <FormatChooser onChoose={onChoose} />
    </Dialog>
  );
}

function FormatChooser({ onChoose }: Pick<FormatChooserDialogProps, 'onChoose'>) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  async function download() {
    setBusy(true);
    setFailure('');
    try {
      await onChoose(format);
    } catch (error) {
      setFailure(`파일 다운로드 실패: ${error instanceof Error ? error.message : ''}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <RadioGroup
        legend="파일 형식"
        value={format}
        onChange={(value) => setFormat(value as ExportFormat)}
        options={EXPORT_FORMATS.map((value) => ({ value, label: LABELS[value] }))}
      />
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <Button variant="primary" isBusy={isBusy} onClick={download}>
        다운로드
      </Button>
    </>
  );
}
