import { LIMITS } from '@chulje/contract';
import { lazy, Suspense, useState } from 'react';
import { textKind } from '../../lib/use-history.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ExamEditor } from './use-exam-editor.ts';

/** Fetched when it is first opened. */
const ExamHeadFields = lazy(async () => ({ default: (await import('./exam-head-fields.tsx')).ExamHeadFields }));

/** The name of an exam, and behind a line what stands at the head of its paper. */
export function ExamHeadForm({ editor }: { editor: ExamEditor }) {
  const { edited, change } = editor;
  const [wasOpened, setOpened] = useState(false);
  return (
    <section aria-label="시험지 정보" className="panel flex flex-col gap-4 p-4">
      <Field label="시험지 이름" {...(edited.title.trim() === '' && { error: '시험지 이름을 입력해 주세요.' })}>
        <TextInput
          value={edited.title}
          maxLength={LIMITS.titleMax}
          onChange={({ target: { value } }) =>
            change((before) => ({ ...before, title: value }), textKind('title', edited.title, value))
          }
        />
      </Field>
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary className="min-h-8 cursor-pointer text-sm font-medium">머리말과 시험 시간</summary>
        {wasOpened && (
          <Suspense>
            <ExamHeadFields editor={editor} />
          </Suspense>
        )}
      </details>
    </section>
  );
}
