import { type Analysis, type Compared, SHOWN_FROM } from '@chulje/contract';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { differenceText, NONE, pointsText } from './figures.ts';
import { Head, ScrollTable } from './parts.tsx';

/** 비교: classes and forms of the whole sitting, each against all others together. */
export function Comparison({ analysis: { byClass, byForm } }: { analysis: Analysis }) {
  if (byClass.length === 0 && byForm.length === 0)
    return <EmptyState title="견줄 것이 없습니다" body="반이나 형이 둘 이상일 때 서로 견주어 보여 드립니다." />;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">
        응시 전체를 나눈 것입니다. 차이는 나머지 모두의 평균과 견준 것이고 양쪽이 {SHOWN_FROM.shares}명 이상일 때 보여
        드립니다. 95% 구간이 0을 품으면 우연히 생긴 차이일 수 있습니다.
      </p>
      <Parts title="반" parts={byClass} />
      <Parts title="형" parts={byForm} />
    </div>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly Compared[] }) {
  if (parts.length === 0) return null;
  return (
    <ScrollTable
      label={`${title}마다의 평균`}
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
          <td className="px-3 py-1.5 whitespace-nowrap">
            {interval ? `${differenceText(interval.low)} ～ ${differenceText(interval.high)}` : NONE}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
