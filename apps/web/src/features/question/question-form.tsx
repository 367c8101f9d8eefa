import { countCharacters, LIMITS, type PassageDetail, type QuestionType } from '@chulje/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { GenerationFailure, GenerationForm } from '../../entities/generation/generation-form.tsx';
import { useGenerationForm } from '../../entities/generation/use-generation-form.ts';
import { useLengthCheck } from '../../entities/generation/use-length-check.ts';
import { useRoom } from '../../entities/generation/use-room.ts';
import { paths } from '../../entities/paths.ts';
import type { RichValue } from '../../entities/text/rich-text.ts';
import type { RichEditorHandle } from '../../entities/text/rich-text-editor.tsx';
import { useTicket } from '../../entities/tickets/use-ticket.ts';
import { messageOf } from '../../lib/api-error.ts';
import { textKind } from '../../lib/use-history.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { WizardPart } from '../../ui/wizard-steps.tsx';
import { slotsDraft } from './draft-names.ts';
import type { FormDialogName } from './form-dialogs.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { PassageSource } from './passage-source.tsx';
import { questionFailure } from './question-failure.ts';
import { TypeStep } from './type-step.tsx';
import { useFormRuns } from './use-form-runs.ts';

const FormDialogs = lazy(async () => ({ default: (await import('./form-dialogs.tsx')).FormDialogs }));

interface FormValues extends RichValue {
  title: string;
  /** Which of the two tabs is open. */
  isFromLibrary: boolean;
  /** Chosen in the second step on phones. */
  type: QuestionType | null;
}

const EMPTY: FormValues = { title: '', text: '', format: [], isFromLibrary: false, type: null };
const DRAFT = 'question-form';
const STEPS = ['작업명과 지문', '문항 유형', '이용권 확인'];

/** Title and text in, an item or a set out; the text is typed, or a passage of the library. */
export function QuestionForm({ source }: { source: PassageDetail | null }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const hasRoom = useRoom();
  const checkLength = useLengthCheck('문항 생성이 불가합니다.');
  const ticket = useTicket();
  const isPhone = useMedia(PHONE);
  const editor = useRef<RichEditorHandle>(null);
  const [initial] = useState<FormValues>(() =>
    source
      ? { title: source.title, text: source.content, format: source.format, isFromLibrary: true, type: null }
      : EMPTY,
  );
  const state = useGenerationForm(source ? `${DRAFT}.${source.pasCode}` : DRAFT, initial, source?.version);
  const { form, values, title, change, step, setStep } = state;
  const { isFromLibrary, type } = values;
  const [failure, setFailure] = useState<string | null>(null);
  const [dialog, setDialog] = useState<FormDialogName | null>(null);
  const { run, setRun, isRunning, ...runs } = useFormRuns({
    source,
    values,
    place: source ? paths.questionsFrom(source.pasCode) : paths.questionForm,
    onStarted: form.drop,
    onAsked: (asked) => form.change(() => asked as FormValues, 'asked'),
    onMade: (pasCode) => navigate(paths.questionResult(pasCode)),
    onFailed: (error) => {
      setFailure(questionFailure(error, isPhone));
      // Where it is told: a set is asked for a step before.
      setStep(type ? 2 : 1);
    },
  });

  const isFilled = values.title !== initial.title || values.text !== initial.text;
  const isLong = countCharacters(values.text) >= LIMITS.bodyMinForItems;
  const hasBoth = values.title.trim() !== '' && values.text.trim() !== '';
  const canChoose = hasBoth && (ticket?.balance ?? 0) > 0;

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

  function create(chosen: QuestionType) {
    setFailure(null);
    setDialog(null);
    runs.create(chosen);
  }

  async function goTo(next: number) {
    if (next === 1 && !(await isLongEnough())) return;
    setStep(next);
  }

  return (
    <>
      <GenerationForm
        heading="문항 생성"
        state={state}
        steps={STEPS}
        canGoOn={step === 0 ? hasBoth && (isLong || source !== null) : type !== null}
        onStep={(next) => void goTo(next)}
        onReset={() => void reset()}
        isRunning={isRunning}
        failure={failure ?? undefined}
        actions={
          isPhone ? (
            <Button
              variant="primary"
              size="large"
              disabled={!canChoose || !type || isRunning}
              onClick={() => setDialog('payment')}
            >
              문항 생성하기
            </Button>
          ) : (
            <>
              <Button
                variant="primary"
                size="large"
                disabled={!canChoose || isRunning}
                onClick={() => void openWhenReady('type')}
              >
                문항 유형 선택
              </Button>
              <Button disabled={!canChoose || isRunning} onClick={() => void openWhenReady('set')}>
                문항 세트 생성
              </Button>
            </>
          )
        }
      >
        <WizardPart isShown={step === 0} className="flex min-w-0 flex-col gap-5">
          <PassageSource
            isFromLibrary={isFromLibrary}
            source={source}
            value={values}
            title={title}
            editor={editor}
            onChange={(value) => change(value, textKind('passage', values.text, value.text))}
            onSwitch={(toLibrary) => void switchSource(toLibrary)}
            onLoad={() => setDialog('load')}
          />
        </WizardPart>
        {isPhone && step === 1 && (
          <div className="flex flex-col gap-4">
            <TypeStep type={type} onChoose={() => void openWhenReady('type')} onSet={() => void openWhenReady('set')} />
            {failure && <GenerationFailure>{failure}</GenerationFailure>}
          </div>
        )}
      </GenerationForm>
      <Suspense>
        <FormDialogs
          open={dialog}
          content={values.text}
          slotsDraft={slotsDraft(source?.pasCode)}
          ticket={ticket}
          isChoosingOnly={isPhone}
          onClose={() => setDialog(null)}
          onBuy={() => navigate(paths.mypageTab('이용권'))}
          type={type}
          onType={(chosen) => {
            change({ type: chosen }, 'type');
            setDialog(null);
          }}
          onCreate={create}
          onSet={(slots) => {
            setDialog(null);
            void runs.createSet(slots);
          }}
          onLoad={async (passage) => {
            if (!(await mayClear('지금 입력한 내용 대신 불러온 지문을 씁니다.'))) return;
            form.drop();
            setDialog(null);
            navigate(paths.questionsFrom(passage.pasCode), { replace: true });
          }}
        />
      </Suspense>
      <GenerationProgress run={run} setRun={setRun} onShow={runs.showSet} />
    </>
  );
}
