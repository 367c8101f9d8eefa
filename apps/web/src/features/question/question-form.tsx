import {
  countCharacters,
  type Generation,
  generateQuestion,
  LIMITS,
  type PassageDetail,
  type QuestionType,
  type Slot,
} from '@chulje/contract';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, messageOf } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useGeneration } from '../../lib/use-generation.ts';
import { textKind } from '../../lib/use-history.ts';
import { useLengthCheck } from '../../lib/use-length-check.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useRoom } from '../../lib/use-room.ts';
import { useSetGeneration } from '../../lib/use-set-generation.ts';
import { useRefreshAfterGeneration, useTicketQuery } from '../../lib/use-ticket.ts';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { useLimitedInput } from '../../ui/editor/limited-input.ts';
import type { RichValue } from '../../ui/editor/rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../../ui/editor/rich-text-editor.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { GenerationOverlay } from '../../ui/generation-overlay.tsx';
import { ItemView } from '../../ui/item-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TicketPanel } from '../../ui/ticket-panel.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { WizardButtons, WizardPart, WizardProgress } from '../../ui/wizard-steps.tsx';
import { useConfirmGeneration } from './confirm-generation.tsx';
import type { FormDialogName } from './form-dialogs.tsx';
import { questionFailure } from './question-failure.ts';
import { SetProgressDialog } from './set-progress-dialog.tsx';

const FormDialogs = lazy(async () => ({ default: (await import('./form-dialogs.tsx')).FormDialogs }));

interface FormValues extends RichValue {
  title: string;
  /** Which of the two tabs is open. */
  isFromLibrary: boolean;
}

const EMPTY: FormValues = { title: '', text: '', format: [], isFromLibrary: false };
const DRAFT = 'question-form';
const STEPS = ['작업명과 지문', '문항 유형', '이용권 확인'];

/** Title and text in, an item or a set out; the text is typed, or a passage of the library. */
export function QuestionForm({ source }: { source: PassageDetail | null }) {
  const id = useId();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const confirmGeneration = useConfirmGeneration();
  const hasRoom = useRoom();
  const checkLength = useLengthCheck('문항 생성이 불가합니다.');
  const { data: ticket, isError: isTicketUnknown, refetch: askTicket } = useTicketQuery();
  const refresh = useRefreshAfterGeneration();
  const isPhone = useMedia(PHONE);
  const editor = useRef<RichEditorHandle>(null);
  const draftName = source ? `${DRAFT}.${source.pasCode}` : DRAFT;
  const [initial] = useState<FormValues>(() =>
    source ? { title: source.title, text: source.content, format: source.format, isFromLibrary: true } : EMPTY,
  );
  const form = useFormDraft<FormValues>(draftName, initial);
  const { values } = form;
  const { isFromLibrary } = values;
  useUndoKeys(form);
  const [failure, setFailure] = useState<string | null>(null);
  const [dialog, setDialog] = useState<FormDialogName | null>(null);
  /** Of the wizard that phones see. */
  const [step, setStep] = useState(0);
  const [type, setType] = useState<QuestionType | null>(null);
  const title = useLimitedInput(LIMITS.titleMax, {
    value: values.title,
    onChange: (text) => change({ title: text }, textKind('title', values.title, text)),
  });
  const onFailed = (error: ApiError) => {
    refresh();
    setFailure(questionFailure(error, isPhone));
    // Where it is told.
    setStep(2);
  };
  const run = useGeneration([generateQuestion], {
    onDone: (generation: Generation) => open(generation.pasCode ?? ''),
    onFailed,
  });
  const setRun = useSetGeneration({
    resumes: (body) => body.pasCode === undefined,
    onEnded: refresh,
    onFailed,
  });

  function open(pasCode: string) {
    refresh();
    form.drop();
    navigate(paths.questionResult(pasCode));
  }

  const change = (part: Partial<FormValues>, kind: string) => form.change((before) => ({ ...before, ...part }), kind);

  const characters = countCharacters(values.text);
  const isFilled = values.title !== initial.title || values.text !== initial.text;
  const isLong = characters >= LIMITS.bodyMinForItems;
  const hasBoth = values.title.trim() !== '' && values.text.trim() !== '';
  const canChoose = hasBoth && (ticket?.balance ?? 0) > 0;
  const isRunning = run.isRunning || setRun.isOpen;

  /** Nothing typed is dropped without a word. */
  async function mayClear(body: string): Promise<boolean> {
    if (!isFilled) return true;
    return confirm({ title: '입력한 내용을 지우시겠습니까?', body, cancelLabel: '취소하기', confirmLabel: '지우기' });
  }

  async function reset() {
    if (!(await mayClear(source ? '불러온 지문의 처음 내용으로 되돌립니다.' : '작업명과 지문이 모두 지워집니다.')))
      return;
    form.change(() => initial, 'reset');
    setFailure(null);
    setType(null);
    setStep(0);
  }

  async function switchSource(toLibrary: boolean) {
    if (toLibrary === isFromLibrary) return;
    if (!(await mayClear('입력 방식을 바꾸면 작업명과 지문이 모두 지워집니다.'))) return;
    setFailure(null);
    form.change(() => ({ ...EMPTY, isFromLibrary: toLibrary }), 'switch');
    if (!source) return;
    // A form of its own: without the loaded passage.
    form.drop();
    navigate(paths.questionForm, { replace: true });
  }

  const isLongEnough = () => checkLength((editor.current?.flush() ?? values).text);

  async function openWhenReady(name: 'type' | 'set') {
    setFailure(null);
    try {
      if ((await isLongEnough()) && (await hasRoom())) setDialog(name);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  const shared = () => ({
    custom_passage: values.text,
    title: values.title,
    format: values.format,
    ...(source && {
      type_passage: source.type as '인문',
      keyword: source.keyword,
      gist: source.gist,
      sourcePasCode: source.pasCode,
    }),
  });

  async function create(chosen: QuestionType) {
    setFailure(null);
    if (!(await confirmGeneration())) return;
    setDialog(null);
    run.start(generateQuestion, {
      ...shared(),
      type_question: chosen.pattern,
      type_question_detail: chosen.type,
      question_example: chosen.statement,
    });
  }

  async function goTo(next: number) {
    if (next === 1 && !(await isLongEnough())) return;
    setStep(next);
  }

  const alert = failure && (
    <p role="alert" className="text-sm text-danger">
      {failure}
    </p>
  );
  return (
    <section aria-labelledby="question-form-title" className="screen">
      <div className="flex items-center justify-between gap-3">
        <h1 id="question-form-title" className="screen-title">
          문항 생성
        </h1>
        <UndoButtons history={form} />
      </div>
      <WizardProgress step={step} steps={STEPS} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        <WizardPart isShown={step === 0} className="flex min-w-0 flex-col gap-5">
          <Tabs
            label="지문 입력 방식"
            value={isFromLibrary ? 'library' : 'own'}
            onChange={(value) => void switchSource(value === 'library')}
            tabs={[
              { value: 'own', label: '직접 입력', controls: `${id}-text` },
              { value: 'library', label: '보관함에서 불러오기', controls: `${id}-text` },
            ]}
          />
          <div id={`${id}-text`} role="tabpanel" className="flex min-w-0 flex-col gap-5">
            {isFromLibrary && !source ? (
              <EmptyState
                title="불러온 지문이 없습니다."
                body="보관함에 있는 지문을 골라 문항을 만들 수 있습니다."
                action={
                  <Button variant="primary" onClick={() => setDialog('load')}>
                    지문 불러오기
                  </Button>
                }
              />
            ) : (
              <>
                <Field label="작업명" hint={`${countCharacters(values.title)}/${LIMITS.titleMax}`}>
                  <TextInput {...title.inputProps} placeholder="예: 3월 둘째 주 과학 문항" />
                </Field>
                {source && (
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                    <span>
                      보관함의 지문 <strong className="text-ink">{source.title}</strong>을(를) 불러왔습니다. 여기서 고친
                      내용은 새 문항 작업에만 담기고, 원래 지문은 그대로 남습니다.
                    </span>
                    <Button size="small" onClick={() => setDialog('load')}>
                      다른 지문 불러오기
                    </Button>
                  </p>
                )}
                <RichTextEditor
                  ref={editor}
                  className="editor-page"
                  label="지문"
                  value={values}
                  onChange={(value) => change(value, textKind('passage', values.text, value.text))}
                  placeholder="문항을 만들 지문을 붙여 넣거나 입력해 주세요. (500자 이상)"
                />
                {characters > 0 && !isLong && (
                  <p className="-mt-3 text-sm text-muted">
                    문항을 만들려면 {LIMITS.bodyMinForItems - characters}자가 더 필요합니다.
                  </p>
                )}
              </>
            )}
          </div>
        </WizardPart>
        {isPhone && step === 1 && (
          <div className="flex flex-col gap-4">
            {type && (
              <div className="panel">
                <p className="mb-3 text-xs text-muted">{`${type.pattern} · ${type.style} · 난도 ${type.difficulty}`}</p>
                <ItemView item={type.sample} />
              </div>
            )}
            <Button variant={type ? 'secondary' : 'primary'} size="large" onClick={() => void openWhenReady('type')}>
              {type ? '다른 유형 고르기' : '문항 유형 고르기'}
            </Button>
            {alert}
          </div>
        )}
        <WizardPart isShown={step === 2} className="h-fit lg:sticky lg:top-6">
          <TicketPanel
            ticket={ticket}
            onBuy={() => navigate(paths.mypageTab('이용권'))}
            {...(isTicketUnknown && { onRetry: () => void askTicket() })}
          >
            {isPhone ? (
              <Button
                variant="primary"
                size="large"
                disabled={!canChoose || !type || isRunning}
                onClick={() => type && void create(type)}
              >
                문항 생성하기
              </Button>
            ) : (
              <Button
                variant="primary"
                size="large"
                disabled={!canChoose || isRunning}
                onClick={() => void openWhenReady('type')}
              >
                문항 유형 선택
              </Button>
            )}
            <Button disabled={!canChoose || isRunning} onClick={() => void openWhenReady('set')}>
              문항 세트 생성
            </Button>
            <Button disabled={isRunning} onClick={reset}>
              초기화
            </Button>
            {alert}
          </TicketPanel>
        </WizardPart>
      </div>
      <WizardButtons
        step={step}
        steps={STEPS}
        canGoOn={step === 0 ? hasBoth && (isLong || source !== null) : type !== null}
        onStep={goTo}
      />
      <Suspense>
        <FormDialogs
          open={dialog}
          content={values.text}
          ticket={ticket}
          isChoosingOnly={isPhone}
          onClose={() => setDialog(null)}
          onBuy={() => navigate(paths.mypageTab('이용권'))}
          onType={async (chosen) => {
            if (!isPhone) return create(chosen);
            setType(chosen);
            setDialog(null);
          }}
          onSet={(slots: Slot[]) => {
            setDialog(null);
            setRun.start({ ...shared(), slots });
          }}
          onLoad={async (passage) => {
            if (!(await mayClear('지금 입력한 내용 대신 불러온 지문을 씁니다.'))) return;
            form.drop();
            setDialog(null);
            navigate(paths.questionsFrom(passage.pasCode), { replace: true });
          }}
        />
      </Suspense>
      <SetProgressDialog
        run={setRun}
        onShow={(pasCode) => {
          setRun.close();
          open(pasCode);
        }}
      />
      <GenerationOverlay
        title="문항을 생성하고 있습니다"
        generation={run.generation}
        isOpen={run.isRunning}
        onLeave={() => {
          run.leave();
          navigate(paths.home);
        }}
      />
    </section>
  );
}
