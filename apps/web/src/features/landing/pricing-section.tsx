import { describePackage, LIMITS, TICKET_PACKAGES, type TicketPackage } from '@chulje/contract';
import { paths } from '../../entities/paths.ts';
import { formatWon } from '../../lib/format.ts';
import { LandingSection } from './landing-section.tsx';

/** 요금: the free start and what the shop sells, from the same data. */
export function PricingSection() {
  return (
    <LandingSection
      id="pricing"
      label="요금"
      title="쓴 만큼만 내는 이용권"
      lead="이용권 1회로 지문 한 편이나 문항 하나를 만듭니다. 매달 나가는 돈은 없고, 생성에 실패하면 이용권도 줄지 않습니다."
      isTinted
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <li className="flex flex-col rounded-lg border border-accent bg-accent-soft p-6">
          <h3 className="font-semibold">무료로 시작</h3>
          <p className="mt-3 text-3xl font-bold tracking-tight tabular-nums">0원</p>
          <p className="mt-1 text-sm text-ink-soft">가입할 때 한 번</p>
          <p className="mt-5 text-lg font-semibold">{describePackage(LIMITS.signupGrant)}</p>
          <p className="mt-1 text-sm text-ink-soft">모든 기능을 똑같이 씁니다</p>
        </li>
        {TICKET_PACKAGES.map((entry) => (
          <PackageCard key={entry.code} entry={entry} />
        ))}
      </ul>
      <p className="mt-6 text-sm leading-6 text-muted">
        부가가치세가 포함된 금액입니다. 결제는 로그인한 뒤 마이페이지에서 하며, 환불 기준은{' '}
        <a href={paths.terms} className="link">
          이용약관
        </a>
        에 있습니다.
      </p>
    </LandingSection>
  );
}

function PackageCard({ entry }: { entry: TicketPackage }) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-paper p-6">
      <h3 className="flex items-center justify-between gap-2 font-semibold">
        {describePackage(entry.count)}
        {entry.discountPercent > 0 && (
          <span className="rounded-full bg-success-soft px-2 text-xs leading-5 font-semibold text-success">
            {entry.discountPercent}% 할인
          </span>
        )}
      </h3>
      <p className="mt-3 text-3xl font-bold tracking-tight tabular-nums">{formatWon(entry.price)}</p>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {entry.listPrice > entry.price ? (
          <>
            <span className="sr-only">정가 </span>
            <s>{formatWon(entry.listPrice)}</s>
          </>
        ) : (
          '정가'
        )}
      </p>
      <p className="mt-5 text-lg font-semibold tabular-nums">1회 {formatWon(Math.round(entry.price / entry.count))}</p>
      <p className="mt-1 text-sm text-ink-soft">지문이나 문항 {entry.count}개</p>
    </li>
  );
}
