/** Without a label it decorates something that says itself what goes on; with one it stands alone in a screen. */
export function Spinner({ label }: { label?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
  if (!label) return ring;
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-12 text-muted">
      {ring}
      {/* In a letter that is there: those of the page would be fetched before what is waited for. */}
      <span className="font-[system-ui]">{label}</span>
    </div>
  );
}
