import '../../styles/passage-font.css';
import {
  countCharacters,
  type Generation,
  generateQuestion,
  getPassage,
  LIMITS,
  type PassageDetail,
  type QuestionType,
} from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api, messageOf } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useGeneration } from '../../lib/use-generation.ts';
import { useRefreshAfterGeneration, useTicket } from '../../lib/use-ticket.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { useLimitedInput } from '../../ui/editor/limited-input.ts';
import type { RichValue } from '../../ui/editor/rich-text.ts';
import { type RichEditorHandle, RichTextEditor } from '../../ui/editor/rich-text-editor.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { GenerationOverlay } from '../../ui/generation-overlay.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TicketPanel } from '../../ui/ticket-panel.tsx';
import { useConfirmGeneration } from './confirm-generation.tsx';
import { QuestionTypeDialog } from './question-type-dialog.tsx';

/** 문항 생성: own text, or the passage named in the address. */
export function QuestionFormScreen() {
  const [search] = useSearchParams();
  const source = search.get('pasCode');
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.passage(source ?? ''),
    queryFn: () => api(getPassage, { params: { pasCode: source ?? '' } }),
    enabled: source !== null,
  });
  if (source === null) return <QuestionForm source={null} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  if (!data) return <Spinner label="지문을 불러오는 중" />;
  return <QuestionForm key={data.pasCode} source={data} />;
}

interface FormValues extends RichValue {
  title: string;
}

const EMPTY: FormValues = { title: '', text: '', format: [] };
const DRAFT = 'question-form';

function QuestionForm({ source }: { source: PassageDetail | null }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const confirmGeneration = useConfirmGeneration();
  const ticket = useTicket();
  const refresh = useRefreshAfterGeneration();
  const editor = useRef<RichEditorHandle>(null);
  const draftName = source ? `${DRAFT}.${source.pasCode}` : DRAFT;
  const [initial] = useState<FormValues>(() =>
    source ? { title: source.title, text: source.content, format: source.format } : EMPTY,
  );
  const [values, setValues] = useState<FormValues>(() => readDraft<FormValues>(draftName)?.value ?? initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChoosingType, setChoosingType] = useState(false);
  const title = useLimitedInput(LIMITS.titleMax, { value: values.title, onChange: (text) => change({ title: text }) });
  const run = useGeneration([generateQuestion], {
    onDone: (generation: Generation) => {
      refresh();
      dropDraft(draftName);
      navigate(paths.questionResult(generation.pasCode ?? ''));
    },
    onFailed: (error) => {
      refresh();
      setFailure(messageOf(error));
    },
  });

  function change(part: Partial<FormValues>) {
    setValues((before) => {
      const next = { ...before, ...part };
      keepDraft(draftName, next, 0);
      return next;
    });
  }

  const characters = countCharacters(values.text);
  const isFilled = values.title !== initial.title || values.text !== initial.text;
  const canChoose = values.title.trim() !== '' && values.text.trim() !== '' && (ticket?.balance ?? 0) > 0;

  async function reset() {
    const agreed =
      !isFilled ||
      (await confirm({
        title: '입력한 내용을 지우시겠습니까?',
        body: source ? '불러온 지문의 처음 내용으로 되돌립니다.' : '작업명과 지문이 모두 지워집니다.',
        cancelLabel: '취소하기',
        confirmLabel: '초기화',
      }));
    if (!agreed) return;
    setValues(initial);
    dropDraft(draftName);
    setFailure(null);
  }

  async function chooseType() {
    const { text } = editor.current?.flush() ?? values;
    if (countCharacters(text) < LIMITS.bodyMinForItems) {
      await confirm({
        title: '문항 생성이 불가합니다.',
        body: '500자 이하의 지문으로 정상적인 문항을 생성하기 어렵습니다. 충분한 지문을 입력해 주세요.',
        confirmLabel: '확인',
      });
      return;
    }
    setChoosingType(true);
  }

  async function create(type: QuestionType) {
    setFailure(null);
    if (!(await confirmGeneration())) return;
    setChoosingType(false);
    run.start(generateQuestion, {
      custom_passage: values.text,
      type_question: type.pattern,
      type_question_detail: type.type,
      question_example: type.statement,
      title: values.title,
      format: values.format,
      ...(source && {
        type_passage: source.type as '인문',
        keyword: source.keyword,
        gist: source.gist,
        sourcePasCode: source.pasCode,
      }),
    });
  }

  return (
    <section aria-labelledby="question-form-title" className="screen">
      <h1 id="question-form-title" className="screen-title">
        문항 생성
      </h1>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="flex min-w-0 flex-col gap-5">
          <Field label="작업명" hint={`${countCharacters(values.title)}/${LIMITS.titleMax}`}>
            <TextInput {...title.inputProps} placeholder="예: 3월 둘째 주 과학 문항" />
          </Field>
          {source && (
            <p className="text-sm text-muted">
              보관함의 지문 <strong className="text-ink">{source.title}</strong>을 불러왔습니다. 여기서 고친 내용은 새
              문항 작업에만 담기고, 원래 지문은 그대로 남습니다.
            </p>
          )}
          <RichTextEditor
            ref={editor}
            label="지문"
            value={values}
            onChange={(value) => change(value)}
            placeholder="문항을 만들 지문을 붙여 넣거나 입력해 주세요. (500자 이상)"
          />
          {failure && (
            <p role="alert" className="text-sm text-danger">
              {failure}
            </p>
          )}
        </div>
        <TicketPanel ticket={ticket}>
          <Button variant="primary" size="large" disabled={!canChoose || run.isRunning} onClick={chooseType}>
            문항 유형 선택
          </Button>
          <Button variant="secondary" disabled={run.isRunning} onClick={reset}>
            초기화
          </Button>
          {characters > 0 && characters < LIMITS.bodyMinForItems && (
            <p className="text-xs text-muted">
              문항을 만들려면 {LIMITS.bodyMinForItems - characters}자가 더 필요합니다.
            </p>
          )}
        </TicketPanel>
      </div>
      <QuestionTypeDialog
        isOpen={isChoosingType}
        content={values.text}
        onClose={() => setChoosingType(false)}
        onChoose={create}
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
