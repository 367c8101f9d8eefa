import { type Analysis, type Area, SHOWN_FROM } from '@chulje/contract';
import { doubtedItems, NONE, numbersText, percentText, shareInterval } from './figures.ts';
import { Head, ScrollTable, ShareBar } from './parts.tsx';

/** 영역: how much of the points of a pattern or a field the students have. */
export function AreaList({ analysis: { areas, items, students } }: { analysis: Analysis }) {
  const doubted = doubtedItems(items);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        득점률은 학생마다 그 영역의 배점 가운데 얻은 몫의 평균이고, 괄호는 95% 구간입니다. 문항이 적은 영역은 그 문항의
        난이도에 크게 좌우됩니다.{students < SHOWN_FROM.shares && ` 득점률은 ${SHOWN_FROM.shares}명부터 보여 드립니다.`}
      </p>
      {doubted.length > 0 && (
        <p className="text-sm">
          답을 확인할 {numbersText(doubted)} 문항이 들어 있어, 그 영역의 득점률은 실제보다 낮게 나왔을 수 있습니다.
        </p>
      )}
      <ScrollTable
        label="영역별 득점률"
        heads={['영역', '문항', '맞힌 답', '득점률'].map((name) => <Head key={name}>{name}</Head>)}
      >
        {areas.map((area) => (
          <tr key={nameOf(area)} className="border-line border-b last:border-b-0">
            <th scope="row" className="px-2 py-1.5 text-left font-medium break-keep sm:px-3">
              {nameOf(area)}
            </th>
            <td className="px-2 py-1.5 whitespace-nowrap sm:px-3">{area.items}문항</td>
            <td className="px-2 py-1.5 break-keep sm:px-3">
              {area.right === null ? NONE : `${area.asked}개 중 ${area.right}개`}
            </td>
            <td className="px-2 py-1.5 sm:px-3">
              {area.share === null ? (
                NONE
              ) : (
                <div className="flex flex-col-reverse gap-1 whitespace-nowrap sm:flex-row sm:items-center sm:gap-2">
                  <ShareBar share={area.share} interval={area.interval} />
                  <span>
                    {percentText(area.share)}
                    {area.interval && <span className="text-xs text-muted"> ({shareInterval(area.interval)})</span>}
                  </span>
                </div>
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}

const nameOf = ({ pattern, field }: Area): string => [field, pattern].filter(Boolean).join(' · ') || '분야 없음';
