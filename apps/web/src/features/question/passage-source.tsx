import { countCharacters, LIMITS, type PassageDetail } from '@chulje/contract';
import { type Ref, useId } from 'react';
import type { LimitedInput } from '../../entities/text/limited-input.ts';
import type { RichValue } from '../../entities/text/rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../../entities/text/rich-text-editor.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export interface PassageSourceProps {
  isFromLibrary: boolean;
  /** The passage of the library that the form begins with. */
  source: PassageDetail | null;
  value: RichValue;
  title: LimitedInput;
  editor: Ref<RichEditorHandle>;
  onChange: (value: RichValue) => void;
  onSwitch: (toLibrary: boolean) => void;
  onLoad: () => void;
}

/** Title and text the items will be about: typed, or a passage of the library. */
export function PassageSource(props: PassageSourceProps) {
  const { isFromLibrary, source, value, title, editor, onChange, onSwitch, onLoad } = props;
  const id = useId();
  const missing = LIMITS.bodyMinForItems - countCharacters(value.text);
  return (
    <>
      <Tabs
        label="지문 입력 방식"
        value={isFromLibrary ? 'library' : 'own'}
        onChange={(tab) => onSwitch(tab === 'library')}
        tabs={[
          { value: 'own', label: '직접 입력', controls: id },
          { value: 'library', label: '보관함에서 불러오기', controls: id },
        ]}
      />
      <div
        id={id}
        role="tabpanel"
        aria-label={isFromLibrary ? '보관함에서 불러오기' : '직접 입력'}
        className="flex min-w-0 flex-col gap-5"
      >
        {isFromLibrary && !source ? (
          <EmptyState
            title="불러온 지문이 없습니다."
            body="보관함에 있는 지문을 골라 문항을 만들 수 있습니다."
            action={
              <Button variant="primary" onClick={onLoad}>
                지문 불러오기
              </Button>
            }
          />
        ) : (
          <>
            <Field label="작업명" hint={`${title.count}/${LIMITS.titleMax}`}>
              <TextInput {...title.inputProps} placeholder="예: 3월 둘째 주 과학 문항" />
            </Field>
            {source && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <span>
                  보관함에서 <strong className="text-ink">{source.title}</strong> 지문을 불러왔습니다. 여기서 고친
                  내용은 새 문항 작업에만 담기고, 원래 지문은 그대로 남습니다.
                </span>
                <Button size="small" onClick={onLoad}>
                  다른 지문 불러오기
                </Button>
              </p>
            )}
            <RichTextEditor
              ref={editor}
              className="editor-page"
              label="지문"
              value={value}
              onChange={onChange}
              placeholder="문항을 만들 지문을 붙여 넣거나 입력해 주세요. (500자 이상)"
            />
            {value.text !== '' && missing > 0 && (
              <p className="-mt-3 text-sm text-muted">문항을 만들려면 {missing}자가 더 필요합니다.</p>
            )}
          </>
        )}
      </div>
    </>
  );
}
