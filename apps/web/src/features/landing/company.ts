import { getSettings } from '@chulje/contract';
import { api } from '../../lib/api.ts';

/** Writes who runs the service into the footer, as far as the operator has said so. */
export async function fillCompany(place: HTMLElement): Promise<void> {
  const { company } = await api(getSettings, {}).catch(() => ({ company: [] }));
  place.textContent = company.map(({ label, value }) => `${label} ${value}`).join(' · ');
  place.hidden = company.length === 0;
}
