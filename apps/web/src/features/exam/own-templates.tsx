import { type ExamSlot, type ExamTemplate, LIMITS } from '@chulje/contract';
import { useState } from 'react';
import { useCreateTemplate, useRemoveTemplate } from '../../entities/exams/filling.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

/** 내 틀: how the present exam is cut, kept under a name for the next one; a chosen one is deleted here. */
export function OwnTemplates({
  shape,
  chosen,
  onRemoved,
}: {
  shape: ExamSlot[];
  chosen: ExamTemplate | undefined;
  onRemoved: () => void;
}) {
  const toast = useToast();
  const [name, setName] = useState('');
  const create = useCreateTemplate({
    onSuccess(made) {
      toast.success(`‘${made.name}’ 틀을 저장했습니다.`);
      setName('');
    },
  });
  const remove = useRemoveTemplate({
    onSuccess() {
      toast.success('틀을 삭제했습니다.');
      onRemoved();
    },
  });
  const error = create.error ?? remove.error;
  return (
    <details className="rounded border border-line px-3 py-2">
      <summary className="min-h-8 cursor-pointer text-sm font-medium">내 틀</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-sm leading-6 text-ink-soft">
          지금 시험지의 지문마다 분야, 문항 수, 난이도와 영역을 틀로 저장해 다음 시험지에 씁니다.
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1">
            <Field label="새 틀 이름">
              <TextInput
                value={name}
                maxLength={LIMITS.titleMax}
                placeholder="우리 학교 중간고사"
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          </div>
          <Button
            isBusy={create.isPending}
            disabled={name.trim() === '' || shape.length === 0}
            onClick={() => create.mutate({ body: { name, slots: shape } })}
          >
            지금 시험지를 틀로 저장
          </Button>
        </div>
        {chosen && (
          <Button
            className="self-start"
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ params: { template: chosen.code } })}
          >
            ‘{chosen.name}’ 틀 삭제
          </Button>
        )}
        {error && (
          <p role="alert" className="text-sm text-danger">
            {messageOf(error)}
          </p>
        )}
      </div>
    </details>
  );
}
