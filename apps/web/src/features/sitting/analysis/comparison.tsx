import { type Analysis, type Compared, type ComparedItem, SHOWN_FROM } from '@chulje/contract';
import { observedText } from '../../../entities/items/observed.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import {
  differenceInterval,
  differenceText,
  facilityText,
  NONE,
  pointsText,
  shareDifference,
  shareDifferenceInterval,
} from './figures.ts';
import { Head, ScrollTable } from './parts.tsx';

/** 비교: classes and forms of the whole sitting, each against all others together. */
export function Comparison({ analysis: { byClass, byForm, byHistory, students } }: { analysis: Analysis }) {
  const hasParts = byClass.length > 0 || byForm.length > 0;
  if (!hasParts && byHistory.length === 0)
    return (
      <EmptyState
        title="견줄 것이 없습니다"
        body="반이나 형이 둘 이상이거나, 같은 문항을 다른 응시에서도 풀었을 때 견주어 보여 드립니다."
      />
    );
  return (
    <div className="flex flex-col gap-5">
      {hasParts && (
        <p className="text-sm text-ink-soft">
          응시 전체를 나눈 것입니다. 평균은 {SHOWN_FROM.counts}명부터, 나머지 모두의 평균과 견준 차이는 양쪽이{' '}
          {SHOWN_FROM.shares}명 이상일 때 보여 드립니다. 95% 구간에 0이 들어 있으면 우연히 생긴 차이일 수 있습니다.
        </p>
      )}
      <Parts title="반" parts={byClass} />
      <Parts title="형" parts={byForm} />
      <Others items={byHistory} students={students} />
    </div>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly Compared[] }) {
  if (parts.length === 0) return null;
  return (
    <ScrollTable
      label={`${title}별 평균`}
      heads={[title, '풀이', '평균', '나머지와의 차이', '95% 구간'].map((name) => <Head key={name}>{name}</Head>)}
    >
      {parts.map(({ name, students, mean, difference, interval }) => (
        <tr key={name} className="border-line border-b last:border-b-0">
          <th scope="row" className="px-3 py-1.5 text-left font-medium whitespace-nowrap">
            {name}
          </th>
          <td className="px-3 py-1.5">{students}개</td>
          <td className="px-3 py-1.5 whitespace-nowrap">{mean === null ? NONE : `${pointsText(mean)}점`}</td>
          <td className="px-3 py-1.5 whitespace-nowrap">{difference === null ? NONE : differenceText(difference)}</td>
          <td className="px-3 py-1.5 whitespace-nowrap">{interval ? differenceInterval(interval) : NONE}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

/** The same items, in the same words, in other sittings that have closed. */
function Others({ items, students }: { items: readonly ComparedItem[]; students: number }) {
  if (items.length === 0) return null;
  return (
    <section aria-label="다른 응시의 같은 문항" className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        글이 같은 문항을 마감한 다른 응시에서 푼 결과입니다. 다른 학생이 다른 때 풀었으므로 문항이 아니라 학생의 차이일
        수 있습니다. 차이는 양쪽이 {SHOWN_FROM.shares}명 이상일 때 보여 드립니다.
      </p>
      <ScrollTable
        label="다른 응시와 견준 문항별 정답률"
        heads={['번호', '이 응시', '다른 응시', '차이', '95% 구간'].map((name) => <Head key={name}>{name}</Head>)}
      >
        {items.map((item) => (
          <tr key={item.number} className="border-line border-b last:border-b-0">
            <th scope="row" className="px-3 py-1.5 text-left font-medium whitespace-nowrap">
              {item.number}번
            </th>
            <td className="px-3 py-1.5 whitespace-nowrap">{facilityText(item, students)}</td>
            <td className="px-3 py-1.5 whitespace-nowrap">{observedText(item.others)}</td>
            <td className="px-3 py-1.5 whitespace-nowrap">
              {item.difference === null ? NONE : shareDifference(item.difference)}
            </td>
            <td className="px-3 py-1.5 whitespace-nowrap">
              {item.interval ? shareDifferenceInterval(item.interval) : NONE}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
