import { LIMITS } from '@chulje/contract';
import { useMemo, useState } from 'react';
import { RichTextEditor } from '../../entities/text/rich-text-editor.tsx';
import { PassageSummary } from '../../entities/works/passage-summary.tsx';
import { useTitleInput } from '../../entities/works/use-title-input.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSetActions, useSetEditor } from './set-editor.ts';

/** The half of the screen with the passage: its title, its text, and a summary, in a sheet on phones. */
export function SetPassage() {
  return (
    <>
      <TitleField />
      <PassageField />
      <Summary />
    </>
  );
}

function TitleField() {
  const title = useSetEditor(({ work }) => work.edited.title);
  const change = useSetEditor(({ work }) => work.change);
  const { inputProps, count } = useTitleInput({ title }, change);
  return (
    <Field label="작업명" hint={`${count}/${LIMITS.titleMax}`}>
      <TextInput {...inputProps} />
    </Field>
  );
}

const NO_MARKS: readonly never[] = [];

function PassageField() {
  const ref = useSetEditor(({ passage }) => passage);
  const text = useSetEditor(({ work }) => work.edited.text);
  const format = useSetEditor(({ work }) => work.edited.format);
  const evidence = useSetEditor(({ view }) => view.evidence);
  const marks = useSetEditor(({ question }) => question?.item.marks ?? NO_MARKS);
  const { changePassage } = useSetActions();
  return (
    <RichTextEditor
      ref={ref}
      className="editor-tall"
      label="지문"
      value={useMemo(() => ({ text, format }), [text, format])}
      onChange={changePassage}
      highlights={evidence}
      marks={marks}
    />
  );
}

function Summary() {
  const { type, keyword, gist } = useSetEditor(({ work }) => work.stored);
  const [isShown, show] = useState(false);
  const summary = <PassageSummary field={type} keyword={keyword} gist={gist} />;
  return (
    <>
      <Button className="md:hidden" onClick={() => show(true)}>
        요약 보기
      </Button>
      <div className="max-md:hidden">{summary}</div>
      <Sheet isOpen={isShown} onClose={() => show(false)} title="지문 요약">
        <div className="p-6 pt-12">{summary}</div>
      </Sheet>
    </>
  );
}
