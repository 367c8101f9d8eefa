/** A part of a whole as a bar; the browser clamps it to 0–100 %. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  return <meter aria-label={label} className="meter" value={value} min={0} max={Math.max(1, max)} />;
}
