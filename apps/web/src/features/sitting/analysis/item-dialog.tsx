import {
  type AnswerOf,
  type getItemAnalysis,
  type ItemFlag,
  keyLabel,
  LIMITS,
  type OptionFigures,
  observedDifficulty,
  type Sitting,
} from '@chulje/contract';
import { useRef } from 'react';
import { keepDraft } from '../../../entities/drafts/drafts.ts';
import {
  type RefinementWish,
  refinementDraft,
  refinementHash,
  SAME_DIFFICULTY,
  WHOLE_ITEM,
} from '../../../entities/drafts/refinement-draft.ts';
import { HistoryList, ObservedLine } from '../../../entities/items/observed.tsx';
import { paths } from '../../../entities/paths.ts';
import { type AnalysisQuery, useItemAnalysis } from '../../../entities/sittings/analysis.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import {
  discriminationWord,
  FLAG_HINTS,
  facilityText,
  flagText,
  NONE,
  percentText,
  placesInterval,
  shareInterval,
  timeText,
  twoPlaces,
} from './figures.ts';
import { Figures, ShareBar } from './parts.tsx';
import { Regrade } from './regrade.tsx';

type ItemAnalysis = AnswerOf<typeof getItemAnalysis>;

/** Of so many, one makes little of the total. */
const MANY_ITEMS = 20;

interface ItemDialogProps {
  sitting: Sitting;
  query: AnalysisQuery;
  number: number | undefined;
  onClose: () => void;
}

/** 문항 한 장. Closed it stays, to give the focus back. */
export function ItemDialog({ sitting, query, number, onClose }: ItemDialogProps) {
  const last = useRef(number);
  if (number !== undefined) last.current = number;
  return (
    <Dialog isOpen={number !== undefined} onClose={onClose} title={`${last.current ?? ''}번 문항`} width={880}>
      {number !== undefined && <OneItem sitting={sitting} query={query} number={number} />}
    </Dialog>
  );
}

function OneItem({ sitting, query, number }: Omit<ItemDialogProps, 'onClose' | 'number'> & { number: number }) {
  const { attempts, class: group, form } = query;
  const { data, error, refetch } = useItemAnalysis(sitting, number, { attempts, class: group, form });
  if (data) return <ItemSheet sitting={sitting} data={data} />;
  return error ? (
    <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <Spinner label="불러오는 중" />
  );
}

function ItemSheet({
  sitting,
  data: { students, item, material, options, history },
}: {
  sitting: Sitting;
  data: ItemAnalysis;
}) {
  const { facilityInterval, discrimination, discriminationInterval, upperLower, medianMs, blanks, notReached } = item;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {item.title} · {item.pattern} · {item.type} · 난이도 {item.difficulty}
        {item.facility !== null && `(관측 ${observedDifficulty(item.facility)})`} · 정답{' '}
        {item.keys.map(keyLabel).join(', ')}
      </p>
      <p className="font-passage font-bold">{item.stem}</p>
      {material && (
        <div className="item-view">
          <div className="item-material">
            <p className="item-material-label">〈{material.label.replace(/[〈〉<>]/g, '') || '보기'}〉</p>
            <p className="whitespace-pre-line">{material.text}</p>
          </div>
        </div>
      )}
      {item.flags.length > 0 && (
        <section aria-label="표시" className="notice-bar flex-col items-start gap-2">
          <ul className="flex flex-col gap-2">
            {item.flags.map((flag) => (
              <li key={flag.kind}>
                <Badge tone="warning">{flagText(flag)}</Badge> {FLAG_HINTS[flag.kind]}
              </li>
            ))}
          </ul>
          <LinkButton
            size="small"
            to={paths.questionResult(item.pasCode) + refinementHash(item.queCode)}
            onClick={() => keepDraft<RefinementWish>(refinementDraft(item.queCode), rewriteWish(item.flags), 0)}
          >
            선지 다시 쓰기
          </LinkButton>
        </section>
      )}
      <Regrade sitting={sitting} item={item} />
      <p className="print:hidden">
        <LinkButton size="small" to={`${paths.bank}?${new URLSearchParams({ archive: '포함', type: item.type })}`}>
          같은 유형의 다른 문항 찾기
        </LinkButton>
      </p>
      <Figures
        of={[
          {
            name: '정답률',
            value: facilityText(item, students),
            note: facilityInterval ? `95% 구간 ${shareInterval(facilityInterval)}` : undefined,
          },
          {
            name: '변별도',
            value: discrimination === null ? NONE : twoPlaces(discrimination),
            note: [
              discrimination !== null && discriminationWord(discrimination, students),
              discriminationInterval && `95% 구간 ${placesInterval(discriminationInterval)}`,
            ]
              .filter(Boolean)
              .join(' · '),
          },
          { name: '상위 27% − 하위 27%', value: upperLower === null ? NONE : twoPlaces(upperLower) },
          { name: '걸린 시간(중앙값)', value: medianMs === null ? NONE : timeText(medianMs) },
          { name: '무응답', value: blanks === null ? NONE : `${blanks}명` },
          { name: '미도달', value: notReached === null ? NONE : `${notReached}명` },
        ]}
      />
      {sitting.items < MANY_ITEMS && item.options.some(({ thirds }) => thirds) && (
        <p className="text-sm text-ink-soft">
          상위·중위·하위는 이 문항까지 넣은 총점으로 나눈 것이어서, 문항이 적으면 차이가 실제보다 커 보입니다.
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {options.map((option, index) => {
          const figures = item.options[index];
          const label = keyLabel(index + 1);
          return (
            figures && (
              <OptionLine
                key={label}
                option={option}
                figures={figures}
                label={label}
                isKey={item.keys.includes(index + 1)}
              />
            )
          );
        })}
      </ol>
      {history && (
        <section aria-label="다른 응시에서" className="flex flex-col gap-2">
          <h3 className="field-label">다른 응시에서</h3>
          <p className="text-sm tabular-nums">
            <ObservedLine history={history} />
            {history.discrimination !== null && ` · 변별도 ${twoPlaces(history.discrimination)}`}
            {` · 선지마다 ${history.counts.map((count, at) => `${keyLabel(at + 1)} ${count}명`).join(', ')}`}
            {history.blanks > 0 && `, 빈칸 ${history.blanks}명`}
          </p>
          <HistoryList sittings={history.sittings} />
        </section>
      )}
    </>
  );
}

/** What is asked of the model: the findings, about the one option they name or the whole item. */
function rewriteWish(flags: ItemFlag[]): RefinementWish {
  const options = [...new Set(flags.flatMap((flag) => flag.options))];
  const [option] = options;
  const findings = flags.map((flag) => `${flagText(flag)}: ${FLAG_HINTS[flag.kind]}`).join(' ');
  return {
    instruction: Array.from(`학생들이 푼 결과입니다. ${findings} 이를 고려해 다시 써 주세요.`)
      .slice(0, LIMITS.instructionMax)
      .join(''),
    target: options.length === 1 && option !== undefined ? keyLabel(option) : WHOLE_ITEM,
    difficulty: SAME_DIFFICULTY,
  };
}

const THIRDS = [
  ['upper', '상위'],
  ['middle', '중위'],
  ['lower', '하위'],
] as const;

interface OptionLineProps {
  option: ItemAnalysis['options'][number];
  figures: OptionFigures;
  label: string;
  isKey: boolean;
}

function OptionLine({ option, figures, label, isKey }: OptionLineProps) {
  const { text, reason, evidence } = option;
  const { count, share, thirds, discrimination } = figures;
  return (
    <li className={`flex flex-col gap-2 rounded border p-3 ${isKey ? 'border-accent bg-accent-soft' : 'border-line'}`}>
      <div className="flex items-start gap-2">
        <span className="font-passage">{label}</span>
        <p className="min-w-0 flex-1 font-passage">{text}</p>
        {isKey && <Badge tone="accent">정답</Badge>}
        <span className="shrink-0 text-sm tabular-nums">
          {count === null ? NONE : `${count}명`}
          {share !== null && ` (${percentText(share)})`}
        </span>
      </div>
      {thirds && (
        <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1 text-xs">
          {THIRDS.map(([name, word]) => (
            <div key={name} className="contents">
              <dt>{word}</dt>
              <dd>
                <ShareBar share={thirds[name]} interval={null} isMuted={!isKey} />
              </dd>
              <dd className="text-right tabular-nums">{percentText(thirds[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {(reason || evidence.length > 0 || discrimination !== null) && (
        <details className="text-sm">
          <summary className="text-ink-soft">근거 보기</summary>
          {discrimination !== null && <p className="mt-1">이 선지의 변별도 {twoPlaces(discrimination)}</p>}
          {reason && <p className="mt-1 whitespace-pre-line">{reason}</p>}
          {evidence.map(({ source, start, quote }) => (
            <blockquote key={`${source}${start}`} className="passage-box mt-2">
              {source === 'material' && '〈보기〉 '}
              {quote}
            </blockquote>
          ))}
        </details>
      )}
    </li>
  );
}
