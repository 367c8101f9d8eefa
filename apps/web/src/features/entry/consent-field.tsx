import type { ConsentDocument } from '@chulje/contract';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';
import { LegalText } from './legal-text.tsx';

export interface ConsentFieldProps {
  document: ConsentDocument;
  /** Of the form's value that says whether it is given. */
  name: string;
}

/** A consent that must be given; its label opens the text. */
export function ConsentField({ document, name }: ConsentFieldProps) {
  const { register, setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const { title } = LEGAL_DOCUMENTS[document];
  return (
    <div className="flex items-center gap-2 text-sm">
      <input type="checkbox" aria-labelledby={labelId} {...register(name)} className="size-5 shrink-0 accent-accent" />
      <button id={labelId} type="button" className="min-h-9 text-left" onClick={() => setOpen(true)}>
        <span className="link">{title}</span>에 동의합니다 (필수)
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} width={720}>
        <div className="text-sm">
          <LegalText document={document} />
        </div>
        <DialogActions className="justify-end">
          <Button onClick={() => setOpen(false)}>닫기</Button>
          <Button
            variant="primary"
            onClick={() => {
              setValue(name, true);
              setOpen(false);
            }}
          >
            동의하기
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
