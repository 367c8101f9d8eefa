import {
  countCharacters,
  FIELDS,
  type Generation,
  generatePassage,
  LIMITS,
  PASSAGE_LENGTHS,
  type Field as PassageField,
  type PassageLength,
} from '@chulje/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { GenerationForm } from '../../entities/generation/generation-form.tsx';
import { GenerationOverlay } from '../../entities/generation/generation-overlay.tsx';
import { keepAsked, readAsked } from '../../entities/generation/run-memory.ts';
import { useAskedAgain } from '../../entities/generation/use-asked-again.ts';
import { useGeneration } from '../../entities/generation/use-generation.ts';
import { useGenerationForm } from '../../entities/generation/use-generation-form.ts';
import { useRoom } from '../../entities/generation/use-room.ts';
import { isRefused, type TypedTopic, useAskTopic, useTopicMatch } from '../../entities/generation/use-topic-match.ts';
import { paths } from '../../entities/paths.ts';
import { useLimitedInput } from '../../entities/text/limited-input.ts';
import { PaymentDialog } from '../../entities/tickets/payment-dialog.tsx';
import { useRefreshAfterGeneration, useTicket } from '../../entities/tickets/use-ticket.ts';
import { type ApiError, messageOf } from '../../lib/api-error.ts';
import { textKind } from '../../lib/use-history.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { WizardPart } from '../../ui/wizard-steps.tsx';
import { passageFailure } from './passage-failure.ts';
import { describeMatch, FieldNote, NearTopics, refusalText, TopicMatchNote } from './topic-match.tsx';

interface FormValues {
  title: string;
  field: PassageField;
  topic: string;
  /** Of what a model writes. */
  length: PassageLength;
}

const DRAFT = 'passage-form';
const STEPS = ['작업명과 분야', '주제', '이용권 확인'];
const EMPTY: FormValues = { title: '', field: '인문', topic: '', length: '보통' };

/** 지문 생성: field and topic in, a passage out. */
export function PassageFormScreen() {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const hasRoom = useRoom();
  const ticket = useTicket();
  const refresh = useRefreshAfterGeneration();
  const state = useGenerationForm(DRAFT, EMPTY);
  const { form, values, title, change, step, setStep } = state;
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** What a ticket is about to be paid for. */
  const [asked, setAsked] = useState<TypedTopic | null>(null);
  /** Words that were refused: as long as they stand, it is said beside them. */
  const [refused, setRefused] = useState<TypedTopic>();
  const topicField = useRef<HTMLTextAreaElement>(null);
  const askTopic = useAskTopic();
  const found = useTopicMatch(values.field, values.topic);
  /** A passage is filed where its topic belongs, whatever was chosen. */
  const field = found?.match?.field ?? values.field;
  const topic = useLimitedInput(LIMITS.topicMax, {
    value: values.topic,
    onChange: (text) => change({ topic: text }, textKind('topic', values.topic, text)),
  });
  const [search] = useSearchParams();
  /** Where an exam lacks a passage it leads here with its field. */
  const wished = FIELDS.find((each) => each === search.get('field'));
  const changeForm = form.change;
  useEffect(() => {
    if (wished) changeForm((before) => ({ ...before, field: wished }), 'wished');
  }, [wished, changeForm]);
  const run = useGeneration([generatePassage], {
    onStarted: (id) => {
      // It runs: who comes back here begins a new one.
      keepAsked(id, { place: paths.passageForm, values });
      form.drop();
    },
    onDone: (generation: Generation) => {
      refresh();
      navigate(paths.passageResult(generation.pasCode ?? ''));
    },
    onFailed: (error, id) => {
      refresh();
      const asked = id === undefined ? null : readAsked(id);
      if (asked) form.change(() => asked.values as FormValues, 'asked');
      setFailure(error);
      // A refused topic is what can be mended; all else is told beside the button.
      setStep(isOfTopic(error) ? 1 : 2);
    },
  });

  useAskedAgain((asked) => form.change(() => asked.values as FormValues, 'asked'));

  const topicError =
    failure && isOfTopic(failure)
      ? messageOf(failure)
      : refused?.typed === values.topic.trim()
        ? refusalText(refused)
        : undefined;
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
      const topicNow = await askTopic(values.field, values.topic);
      if (isRefused(topicNow)) return refuse(topicNow);
      if (await hasRoom()) setAsked(topicNow);
    } catch (error) {
      setFailure(error as ApiError);
    }
  }

  /** Before anything is paid or asked: the words stay, and the nearest topics stand below them. */
  function refuse(topic: TypedTopic) {
    // Its step has to stand on a phone’s screen before the field can take the focus.
    flushSync(() => {
      setRefused(topic);
      setStep(1);
    });
    topicField.current?.focus();
  }

  function create() {
    setAsked(null);
    run.start(generatePassage, {
      type_passage: asked?.match?.field ?? values.field,
      keyword: [values.topic],
      title: values.title,
      ...(found?.isFree && { length: values.length }),
    });
  }

  return (
    <>
      <GenerationForm
        heading="지문 생성"
        state={state}
        steps={STEPS}
        canGoOn={(step === 0 ? values.title : values.topic).trim() !== ''}
        onReset={() => void reset()}
        isRunning={run.isRunning}
        failure={failure && !isOfTopic(failure) ? passageFailure(failure) : undefined}
        actions={
          <Button variant="primary" size="large" disabled={!canCreate || run.isRunning} onClick={() => void ask()}>
            지문 생성하기
          </Button>
        }
      >
        <div className={`flex flex-col gap-5 ${step === 2 ? 'max-md:hidden' : ''}`}>
          <WizardPart isShown={step === 0} className="flex flex-col gap-5">
            <Field label="작업명" hint={`${title.count}/${LIMITS.titleMax}`}>
              <TextInput {...title.inputProps} placeholder="예: 3월 둘째 주 과학 지문" />
            </Field>
            <RadioGroup
              legend="분야"
              value={field}
              onChange={(field) => change({ field: field as PassageField }, 'field')}
              options={FIELDS.map((field) => ({ value: field, label: field }))}
            />
            <FieldNote found={found} field={values.field} />
          </WizardPart>
          <WizardPart isShown={step === 1} className="flex flex-col gap-5">
            <Field
              label="주제"
              hint={`${countCharacters(values.topic)}/${LIMITS.topicMax}`}
              {...(topicError && { error: topicError })}
            >
              <TextArea {...topic.inputProps} ref={topicField} rows={3} placeholder="예: 세포막을 통한 물의 이동" />
            </Field>
            {found?.isFree && (
              <RadioGroup
                legend="길이"
                // What was kept of a form before there were lengths has none.
                value={values.length ?? EMPTY.length}
                onChange={(length) => change({ length: length as PassageLength }, 'length')}
                options={PASSAGE_LENGTHS.map((length) => ({ value: length, label: length }))}
              />
            )}
            <TopicMatchNote found={topicError ? undefined : found} field={values.field} />
            <NearTopics
              found={found}
              field={field}
              onChoose={(choice) => {
                setFailure(null);
                change(choice, 'suggestion');
                topicField.current?.focus();
              }}
            />
          </WizardPart>
        </div>
      </GenerationForm>
      <PaymentDialog
        isOpen={asked !== null}
        title="지문을 생성하시겠습니까?"
        confirmLabel="생성하기"
        ticket={ticket}
        onClose={() => setAsked(null)}
        onBuy={() => navigate(paths.mypageTab('이용권'))}
        onConfirm={create}
      >
        {asked?.match && <p className="mb-2 font-bold text-ink break-words">{describeMatch(asked)}</p>}
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
    </>
  );
}

const isOfTopic = ({ code }: ApiError) => code === 'generation.no-topic' || code === 'request.invalid';
