import type { Finding, Item } from '@chulje/contract';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Pencil, RefreshCw, Trash2, WandSparkles } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { useCheck } from '../../entities/items/use-check.ts';
import { ItemView } from '../../entities/works/item-view.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CheckBadge } from './check-badge.tsx';
import { ExplanationPanel, type Quotation } from './explanation-panel.tsx';
import type { ItemFormProps } from './item-form.tsx';
import { useSwipe } from './use-swipe.ts';

/** A place of the item to go to: 발문, ③, 해설. */
export interface ItemJump {
  place: string;
  /** Makes two jumps to one place two. */
  at: number;
}

export interface ItemCarouselProps {
  index: number;
  total: number;
  question: { queCode: string; item: Item } | undefined;
  /** The linter's remarks on the item as it is on screen. */
  findings: readonly Finding[];
  /** Places of the other items that were saved with errors. */
  faulty: readonly number[];
  check: ReturnType<typeof useCheck>;
  /** 다시 검증 by a model, for a ticket; absent where none is connected. */
  onVerifyPaid: (() => void) | undefined;
  isUnsaved: boolean;
  jump: ItemJump | null;
  onJump: (finding: Finding) => void;
  onMove: (index: number) => void;
  onReorder: (step: 1 | -1) => void;
  onChange: ItemFormProps['onChange'];
  onShowEvidence: (evidence: Quotation[]) => void;
  /** False for a set that was opened again, which is not added to. */
  canAdd: boolean;
  /** Absent while there are unsaved changes. */
  onRegenerate: (() => void) | undefined;
  onRefine: (() => void) | undefined;
  /** False where the engine cannot refine: then it is not offered. */
  canRefine: boolean;
  onRemove: () => void;
}

/** The form weighs as much as the rest of an item and is not needed to read one: it comes behind the screen. */
const loadForm = () => import('./item-form.tsx');
/** Few items have any: they come with the form. */
const ItemFindings = lazy(async () => ({ default: (await loadForm()).ItemFindings }));

/** One item at a time: "n / total", arrows and swipes, order, view or edit mode, remarks, explanation. */
export function ItemCarousel(props: ItemCarouselProps) {
  const { index, total, question, findings, faulty, check, jump, onMove, onChange, onShowEvidence } = props;
  const confirm = useConfirm();
  const [editing, setEditing] = useState<string | null>(null);
  const [ItemForm, setItemForm] = useState<ComponentType<ItemFormProps>>();
  const fetchForm = useCallback(
    // What cannot be fetched now is asked for again when it is needed.
    () =>
      loadForm().then(
        ({ ItemForm: loaded }) => setItemForm(() => loaded),
        () => {},
      ),
    [],
  );
  useEffect(() => void fetchForm(), [fetchForm]);
  /** On phones the explanation comes up in a sheet. */
  const [isExplaining, setExplaining] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const swipe = useSwipe({
    onLeft: () => index < total - 1 && onMove(index + 1),
    onRight: () => index > 0 && onMove(index - 1),
  });
  const isEditing = ItemForm !== undefined && question !== undefined && editing === question.queCode;

  async function edit(): Promise<boolean> {
    if (isEditing) return true;
    const agreed = await confirm({
      title: '문항을 수정하시겠습니까?',
      body: '직접 고친 문항은 정답과 해설이 지문에 맞는지 다시 확인해 주세요.',
      cancelLabel: '취소하기',
      confirmLabel: '수정하기',
    });
    if (agreed && question) {
      await fetchForm();
      setEditing(question.queCode);
    }
    return agreed;
  }

  const latestEdit = useRef(edit);
  latestEdit.current = edit;
  useEffect(() => {
    if (!jump) return;
    void latestEdit.current().then((agreed) => {
      // The form appears with the next frame when it was not there.
      if (agreed)
        void loadForm().then(({ focusPlace }) => requestAnimationFrame(() => focusPlace(form.current, jump.place)));
    });
  }, [jump]);

  if (!question) {
    const way = props.canAdd ? '문항 추가를 눌러' : '‘이 지문으로 새 문항 만들기’를 눌러';
    return <EmptyState title="문항이 없습니다." body={`${way} 이 지문으로 문항을 만들 수 있습니다.`} />;
  }

  const explanation = (
    <ExplanationPanel
      item={question.item}
      onShowEvidence={(spans) => {
        setExplaining(false);
        onShowEvidence(spans);
      }}
    />
  );
  return (
    <section aria-label="문항" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div className="flex items-center gap-1">
          <IconButton label="이전 문항" icon={ChevronLeft} disabled={index === 0} onClick={() => onMove(index - 1)} />
          <span aria-live="polite" className="min-w-14 text-center text-sm tabular-nums">
            {index + 1} / {total}
          </span>
          <IconButton
            label="다음 문항"
            icon={ChevronRight}
            disabled={index >= total - 1}
            onClick={() => onMove(index + 1)}
          />
        </div>
        <div className="flex items-center gap-1">
          {total > 1 && (
            <>
              <IconButton
                label="문항 순서 앞으로"
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => props.onReorder(-1)}
              />
              <IconButton
                label="문항 순서 뒤로"
                icon={ArrowDown}
                disabled={index >= total - 1}
                onClick={() => props.onReorder(1)}
              />
            </>
          )}
          <IconButton
            ref={pencil}
            label={isEditing ? '수정 마치기' : '문항 수정'}
            icon={Pencil}
            isPressed={isEditing}
            onClick={() => (isEditing ? setEditing(null) : void edit())}
          />
          {props.canRefine && (
            <IconButton
              label="요청하여 고치기"
              icon={WandSparkles}
              disabled={!props.onRefine}
              onClick={() => props.onRefine?.()}
            />
          )}
          <IconButton
            label="다시 생성"
            icon={RefreshCw}
            disabled={!props.onRegenerate}
            onClick={() => props.onRegenerate?.()}
          />
          <IconButton label="문항 지우기" icon={Trash2} onClick={props.onRemove} />
        </div>
      </div>
      {total > 1 && (
        <div aria-hidden="true" className="item-progress -my-3 touch-pan-y py-3" {...swipe}>
          <div className="h-1 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-accent transition-[margin] motion-reduce:transition-none"
              style={{ width: `${100 / total}%`, marginLeft: `${(100 * index) / total}%` }}
            />
          </div>
        </div>
      )}
      {check.check && (
        <CheckBadge
          check={check.check}
          isAsChecked={check.isAsChecked}
          hasFindings={findings.length > 0}
          isUnsaved={props.isUnsaved}
          isVerifying={check.isVerifying}
          onVerify={check.check.canVerify ? check.verify : props.onVerifyPaid}
        />
      )}
      {/* Before the item, where nobody has to look for it. */}
      {findings.length + faulty.length > 0 && (
        <Suspense>
          <ItemFindings
            key={question.queCode}
            findings={findings}
            onJump={props.onJump}
            faulty={faulty}
            onMove={onMove}
          />
        </Suspense>
      )}
      {/* In a text field a finger moves the caret. */}
      <div ref={form} className="touch-pan-y rounded border border-line bg-surface p-5" {...(!isEditing && swipe)}>
        {isEditing ? (
          <>
            <ItemForm key={question.queCode} item={question.item} findings={findings} onChange={onChange} />
            <Button
              className="mt-4"
              onClick={() => {
                pencil.current?.focus();
                setEditing(null);
              }}
            >
              수정 마치기
            </Button>
          </>
        ) : (
          <ItemView item={question.item} number={index + 1} showsKey />
        )}
      </div>
      {!isEditing && (
        <>
          <Button className="md:hidden" onClick={() => setExplaining(true)}>
            정답과 해설 보기
          </Button>
          <div className="max-md:hidden">{explanation}</div>
          <Sheet isOpen={isExplaining} onClose={() => setExplaining(false)} title="정답과 해설">
            <div className="p-6 pt-12">{explanation}</div>
          </Sheet>
        </>
      )}
    </section>
  );
}
