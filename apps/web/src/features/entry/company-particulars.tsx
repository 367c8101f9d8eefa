import { useSettings } from '../../entities/settings/use-settings.ts';

/** Who runs the service, as far as the operator has said so. */
export function CompanyParticulars() {
  const company = useSettings()?.company;
  if (!company || company.length === 0) return null;
  return (
    <section aria-labelledby="company" className="mt-10 border-t border-line pt-6 text-sm">
      <h2 id="company" className="mb-3 font-bold">
        사업자 정보
      </h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {company.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="mb-2 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
