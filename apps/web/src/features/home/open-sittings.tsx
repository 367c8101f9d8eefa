import { Link } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { useSittings } from '../../entities/sittings/sittings.ts';
import { formatDateTime } from '../../lib/format.ts';

const SHOWN = 3;

/** What students are solving now; nothing where nothing is open. */
export function OpenSittings() {
  const { data = [] } = useSittings();
  const open = data.filter(({ state }) => state === '열림');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-sittings" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="open-sittings" className="text-base font-bold">
          열린 응시
        </h2>
        <Link to={paths.sittings} className="link text-sm">
          응시 모두 보기
        </Link>
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {open.slice(0, SHOWN).map(({ code, title, label, solving, ended, closesAt }) => (
          <li key={code} className="panel flex flex-col gap-1 p-4">
            <Link to={paths.sitting(code)} className="link font-medium">
              {[title, label].filter(Boolean).join(' · ')}
            </Link>
            <span className="text-sm text-muted tabular-nums">
              푸는 중 {solving} · 끝남 {ended} · {formatDateTime(closesAt)} 마감
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
