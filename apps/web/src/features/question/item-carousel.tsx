import { type ComponentType, lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ItemView } from '../../entities/works/item-view.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ExplanationPanel } from './explanation-panel.tsx';
import { ItemBar } from './item-bar.tsx';
import type { ItemFormProps } from './item-form.tsx';
import { useSetActions, useSetEditor } from './set-editor.ts';
import { useItemKeys } from './use-item-keys.ts';
import { useSwipe } from './use-swipe.ts';

/** The form weighs as much as the rest of an item and is not needed to read one: it comes behind the screen. */
const loadForm = () => import('./item-form.tsx');
/** What is told of an item beside its text comes with the form. */
const AboutItem = lazy(async () => ({ default: (await loadForm()).AboutItem }));

/** One item at a time: "n / total", arrows and swipes, order, view or edit mode, remarks, explanation. */
export function ItemCarousel() {
  const hasItem = useSetEditor(({ question }) => question !== undefined);
  const canAdd = useSetEditor(({ isReopened }) => !isReopened);
  if (hasItem) return <OneItem />;
  const way = canAdd ? '문항 추가를 눌러' : '‘이 지문으로 새 문항 만들기’를 눌러';
  return <EmptyState title="문항이 없습니다." body={`${way} 이 지문으로 문항을 만들 수 있습니다.`} />;
}

function OneItem() {
  const question = useSetEditor((editor) => editor.question);
  const index = useSetEditor((editor) => editor.index);
  const total = useSetEditor(({ work }) => work.edited.questions.length);
  const findings = useSetEditor((editor) => editor.findings);
  const { changeItem, showItem } = useSetActions();
  const { ItemForm, isEditing, edit, finish } = useItemForm();
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const swipe = useSwipe({
    onLeft: () => index < total - 1 && showItem(index + 1),
    onRight: () => index > 0 && showItem(index - 1),
  });
  useJump(edit, form);
  useItemKeys(section);
  if (!question) return null;

  return (
    <section ref={section} tabIndex={-1} aria-label="문항" className="flex min-w-0 flex-col gap-4 outline-none">
      <ItemBar isEditing={isEditing} onEdit={() => (isEditing ? finish() : void edit())} pencil={pencil} />
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
      {/* Before the item, where nobody has to look for it. */}
      <Suspense fallback={<div className="min-h-6" />}>
        <AboutItem />
      </Suspense>
      {/* In a text field a finger moves the caret. */}
      <div ref={form} className="touch-pan-y rounded border border-line bg-surface p-5" {...(!isEditing && swipe)}>
        {isEditing && ItemForm ? (
          <>
            <ItemForm key={question.queCode} item={question.item} findings={findings} onChange={changeItem} />
            <Button
              className="mt-4"
              onClick={() => {
                pencil.current?.focus();
                finish();
              }}
            >
              수정 마치기
            </Button>
          </>
        ) : (
          <ItemView item={question.item} number={index + 1} showsKey />
        )}
      </div>
      {!isEditing && <Explanation />}
    </section>
  );
}

/** The form of the item on screen, and the way into it and out. */
function useItemForm() {
  const queCode = useSetEditor(({ question }) => question?.queCode);
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
  const isEditing = ItemForm !== undefined && queCode !== undefined && editing === queCode;

  async function edit(): Promise<boolean> {
    if (isEditing) return true;
    const agreed = await confirm({
      title: '문항을 수정하시겠습니까?',
      body: '직접 고친 문항은 정답과 해설이 지문에 맞는지 다시 확인해 주세요.',
      cancelLabel: '취소하기',
      confirmLabel: '수정하기',
    });
    if (agreed && queCode !== undefined) {
      await fetchForm();
      setEditing(queCode);
    }
    return agreed;
  }
  return { ItemForm, isEditing, edit, finish: () => setEditing(null) };
}

/** Goes to a place of the item when it is asked for, into its form. */
function useJump(edit: () => Promise<boolean>, form: RefObject<HTMLDivElement | null>): void {
  const jump = useSetEditor(({ view }) => view.jump);
  const latestEdit = useRef(edit);
  latestEdit.current = edit;
  useEffect(() => {
    if (!jump) return;
    void latestEdit.current().then((agreed) => {
      // The form appears with the next frame when it was not there.
      if (agreed)
        void loadForm().then(({ focusPlace }) => requestAnimationFrame(() => focusPlace(form.current, jump.place)));
    });
  }, [jump, form]);
}

/** 정답과 해설, on phones in a sheet. */
function Explanation() {
  const item = useSetEditor(({ question }) => question?.item);
  const { showEvidence } = useSetActions();
  const [isShown, show] = useState(false);
  if (!item) return null;
  const explanation = (
    <ExplanationPanel
      item={item}
      onShowEvidence={(quotations) => {
        show(false);
        showEvidence(quotations);
      }}
    />
  );
  return (
    <>
      <Button className="md:hidden" onClick={() => show(true)}>
        정답과 해설 보기
      </Button>
      <div className="max-md:hidden">{explanation}</div>
      <Sheet isOpen={isShown} onClose={() => show(false)} title="정답과 해설">
        <div className="p-6 pt-12">{explanation}</div>
      </Sheet>
    </>
  );
}
