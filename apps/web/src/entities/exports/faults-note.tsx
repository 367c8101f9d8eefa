import type { PaperFaults } from '@chulje/contract';

/** So many are named; the editor names all. */
const NAMED = 5;

/** The errors that works still carry, each by its item and place. */
export function FaultsNote({
  faulty,
  what = '인쇄되는',
}: {
  faulty: readonly PaperFaults[];
  /** What becomes of an error that stays. */
  what?: '인쇄되는' | '학생에게 보이는';
}) {
  const all = faulty.flatMap(({ pasCode, title, faults }) =>
    faults.map(({ number, place, message }) => ({
      id: `${pasCode}/${number}/${place}/${message}`,
      text: `${faulty.length > 1 ? `${title} ` : ''}${number}번 문항 ${place} · ${message}`,
    })),
  );
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-medium text-danger">{`고치지 않으면 그대로 ${what} 오류가 ${all.length}개 있습니다.`}</p>
      <ul className="flex list-disc flex-col gap-0.5 pl-5">
        {all.slice(0, NAMED).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {all.length > NAMED && <p className="text-muted">{`그 밖에 ${all.length - NAMED}개`}</p>}
    </div>
  );
}
