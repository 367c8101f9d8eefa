import { askSettings } from '../../entities/settings/ask-settings.ts';

/**
 * Says what differs from one installation to another: who runs the service, as far as the operator has said so, and
 * that topics are chosen from those prepared where no model is connected.
 */
export async function tellInstallation(): Promise<void> {
  const settings = await askSettings().catch(() => undefined);
  if (!settings) return;
  const company = document.querySelector<HTMLElement>('[data-company]');
  if (company) {
    company.textContent = settings.company.map(({ label, value }) => `${label} ${value}`).join(' · ');
    company.hidden = settings.company.length === 0;
  }
  const topics = document.querySelector<HTMLElement>('[data-prepared-topics]');
  if (topics) topics.hidden = settings.hasFreeTopics;
}
