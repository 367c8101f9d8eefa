import {
  countCharacters,
  FIELDS,
  type Generation,
  generatePassage,
  LIMITS,
  type Field as PassageField,
} from '@chulje/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, messageOf } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useGeneration } from '../../lib/use-generation.ts';
import { textKind } from '../../lib/use-history.ts';
import { useRoom } from '../../lib/use-room.ts';
import { useRefreshAfterGeneration, useTicketQuery } from '../../lib/use-ticket.ts';
import { useTitleInput } from '../../lib/use-title-input.ts';
import { useUndoKeys } from '../../lib/use-undo-keys.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { useLimitedInput } from '../../ui/editor/limited-input.ts';
import { Field } from '../../ui/field.tsx';
import { GenerationOverlay } from '../../ui/generation-overlay.tsx';
import { PaymentDialog } from '../../ui/payment-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TicketPanel } from '../../ui/ticket-panel.tsx';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { WizardButtons, WizardPart, WizardProgress } from '../../ui/wizard-steps.tsx';
import { passageFailure } from './passage-failure.ts';
import { TopicSuggestions } from './topic-suggestions.tsx';

interface FormValues {
  title: string;
  field: PassageField;
  topic: string;
}

const DRAFT = 'passage-form';
const STEPS = ['작업명과 분야', '주제', '이용권 확인'];
const EMPTY: FormValues = { title: '', field: '인문', topic: '' };

/** 지문 생성: field and topic in, a passage out. */
export function PassageFormScreen() {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const hasRoom = useRoom();
  const { data: ticket, isError: isTicketUnknown, refetch: askTicket } = useTicketQuery();
  const refresh = useRefreshAfterGeneration();
  const form = useFormDraft(DRAFT, EMPTY);
  const { values } = form;
  useUndoKeys(form);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** Of the wizard that phones see. */
  const [step, setStep] = useState(0);
  const title = useTitleInput(values, form.change);
  const topic = useLimitedInput(LIMITS.topicMax, {
    value: values.topic,
    onChange: (text) => change({ topic: text }, textKind('topic', values.topic, text)),
  });
  const run = useGeneration([generatePassage], {
    onDone: (generation: Generation) => {
      refresh();
      form.drop();
      navigate(paths.passageResult(generation.pasCode ?? ''));
    },
    onFailed: (error) => {
      refresh();
      setFailure(error);
      // A refused topic is what can be mended; all else is told beside the button.
      setStep(isOfTopic(error) ? 1 : 2);
    },
  });

  const change = (part: Partial<FormValues>, kind: string) => form.change((before) => ({ ...before, ...part }), kind);

  const isFilled = values.title !== '' || values.topic !== '';
  const canCreate = values.title.trim() !== '' && values.topic.trim() !== '' && (ticket?.balance ?? 0) > 0;

  async function reset() {
    const agreed =
      !isFilled ||
      (await confirm({
        title: '입력한 내용을 지우시겠습니까?',
        body: '작업명과 주제가 모두 지워집니다. 실행 취소로 되돌릴 수 있습니다.',
        cancelLabel: '취소하기',
        confirmLabel: '초기화',
      }));
    if (!agreed) return;
    form.change(() => EMPTY, 'reset');
    setFailure(null);
    setStep(0);
  }

  async function ask() {
    setFailure(null);
    try {
      if (!(await hasRoom())) return;
    } catch (error) {
      return setFailure(error as ApiError);
    }
    setAsking(true);
  }

  function create() {
    setAsking(false);
    run.start(generatePassage, { type_passage: values.field, keyword: [values.topic], title: values.title });
  }

  return (
    <section aria-labelledby="passage-form-title" className="screen">
      <div className="flex items-center justify-between gap-3">
        <h1 id="passage-form-title" className="screen-title">
          지문 생성
        </h1>
        <UndoButtons history={form} />
      </div>
      <WizardProgress step={step} steps={STEPS} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className={`flex flex-col gap-5 ${step === 2 ? 'max-md:hidden' : ''}`}>
          <WizardPart isShown={step === 0} className="flex flex-col gap-5">
            <Field label="작업명" hint={`${title.count}/${LIMITS.titleMax}`}>
              <TextInput {...title.inputProps} placeholder="예: 3월 둘째 주 과학 지문" />
            </Field>
            <RadioGroup
              legend="분야"
              value={values.field}
              onChange={(field) => change({ field: field as PassageField }, 'field')}
              options={FIELDS.map((field) => ({ value: field, label: field }))}
            />
          </WizardPart>
          <WizardPart isShown={step === 1} className="flex flex-col gap-5">
            <Field
              label="주제"
              hint={`${countCharacters(values.topic)}/${LIMITS.topicMax}`}
              {...(failure && isOfTopic(failure) && { error: messageOf(failure) })}
            >
              <TextArea {...topic.inputProps} rows={3} placeholder="예: 세포막을 통한 물의 이동" />
            </Field>
            <TopicSuggestions
              field={values.field}
              query={values.topic}
              nearest={failure?.details.nearest}
              onChoose={(choice) => {
                setFailure(null);
                change(choice, 'suggestion');
              }}
            />
          </WizardPart>
        </div>
        <WizardPart isShown={step === 2} className="h-fit lg:sticky lg:top-6">
          <TicketPanel
            ticket={ticket}
            onBuy={() => navigate(paths.mypageTab('이용권'))}
            {...(isTicketUnknown && { onRetry: () => void askTicket() })}
          >
            <Button variant="primary" size="large" disabled={!canCreate || run.isRunning} onClick={() => void ask()}>
              지문 생성하기
            </Button>
            <Button variant="secondary" onClick={reset} disabled={run.isRunning}>
              초기화
            </Button>
            {failure && !isOfTopic(failure) && (
              <p role="alert" className="text-sm text-danger">
                {passageFailure(failure)}
              </p>
            )}
          </TicketPanel>
        </WizardPart>
      </div>
      <WizardButtons
        step={step}
        steps={STEPS}
        canGoOn={(step === 0 ? values.title : values.topic).trim() !== ''}
        onStep={setStep}
      />
      <PaymentDialog
        isOpen={isAsking}
        title="지문을 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={() => setAsking(false)}
        onBuy={() => navigate(paths.mypageTab('이용권'))}
        onConfirm={create}
      >
        이용권 1회가 차감됩니다. 입력한 내용에 오타가 있으면 잘못된 지문이 생성될 수 있습니다.
      </PaymentDialog>
      <GenerationOverlay
        title="지문을 생성하고 있습니다"
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

const isOfTopic = ({ code }: ApiError) => code === 'generation.no-topic' || code === 'request.invalid';
