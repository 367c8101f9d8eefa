import { AnswerFileSchema, type Sitting } from '@chulje/contract';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { seatName } from '../../entities/sittings/seat-name.ts';
import { useLoadAnswerFile } from '../../entities/sittings/sittings.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Answers of sixty items are a tenth of this. */
const MAX_BYTES = 100_000;

/** 답안 파일 불러오기: what a student saved who could not send it. `onLoaded` is told of the seat about which to decide. */
export function AnswerFiles({ sitting, onLoaded }: { sitting: Sitting; onLoaded: (seat: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const load = useLoadAnswerFile({
    onSuccess({ seat, isKept, ...name }) {
      if (isKept) onLoaded(seat);
      else toast.success(`${seatName(name)}의 답은 이미 다 들어와 있습니다.`);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  async function take(file: File) {
    const parsed = file.size > MAX_BYTES ? undefined : z.safeParse(AnswerFileSchema, readJson(await file.text()));
    if (parsed?.success) load.mutate({ params: { sitting: sitting.code }, body: parsed.data });
    else toast.error('답안 파일이 아닙니다. 학생이 ‘답안 저장’으로 받은 파일을 골라 주세요.');
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="답안 파일"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button className="self-end" isBusy={load.isPending} onClick={() => input.current?.click()}>
        답안 파일 불러오기
      </Button>
    </>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
