/** @jsxImportSource preact */
import { type Entry, LIMITS } from '@chulje/contract';
import { useRef } from 'preact/hooks';
import { enter } from '../../entities/solving/solving-calls.ts';
import { useSending } from './use-sending.ts';

/** /s: the seven signs that the teacher shows. */
export function CodeForm({ onEntered }: { onEntered: (entry: Entry) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { isSending, message, run } = useSending(() => enter({ joinCode: input.current?.value ?? '' }), onEntered);
  return (
    <main class="solve-card">
      <h1 class="screen-title">코드로 들어가기</h1>
      <form
        class="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <label class="flex flex-col gap-1.5">
          <span class="field-label">선생님이 알려 준 코드 {LIMITS.joinCodeLength}자리</span>
          <input
            ref={input}
            class="control solve-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            aria-invalid={message !== undefined}
            aria-describedby="code-message"
          />
        </label>
        <p id="code-message" role="alert" class="text-sm text-danger">
          {message}
        </p>
        <button type="submit" class="solve-button solve-primary" aria-busy={isSending}>
          들어가기
        </button>
      </form>
    </main>
  );
}
