import type { QuestionType } from '@chulje/contract';
import { ItemView } from '../../entities/works/item-view.tsx';
import { Button } from '../../ui/button.tsx';

export interface TypeStepProps {
  type: QuestionType | null;
  onChoose: () => void;
  onSet: () => void;
}

/** The second step on phones: one type with its sample, or several at once. */
export function TypeStep({ type, onChoose, onSet }: TypeStepProps) {
  return (
    <>
      {type && (
        <div className="panel">
          <p className="mb-3 text-xs text-muted">{`${type.pattern} · ${type.style} · 난도 ${type.difficulty}`}</p>
          <ItemView item={type.sample} />
        </div>
      )}
      <Button variant={type ? 'secondary' : 'primary'} size="large" onClick={onChoose}>
        {type ? '다른 유형 고르기' : '문항 유형 고르기'}
      </Button>
      <Button size="large" onClick={onSet}>
        문항 세트 생성
      </Button>
      <p className="text-center text-xs text-muted">세트는 유형이 다른 문항 3~6개를 한 번에 만듭니다.</p>
    </>
  );
}
