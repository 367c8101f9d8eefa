import { CONTACT_MESSAGES, ContactSchema } from '@chulje/contract';
import * as z from 'zod/mini';
import { sendContactMessage } from '../../entities/settings/send-contact-message.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Sends the contact form of the landing page: messages beside their fields, what was typed stays until it was sent. */
export function startContactForm(form: HTMLFormElement): void {
  const fieldset = form.querySelector('fieldset');
  const formError = form.querySelector<HTMLElement>('[data-form-error]');
  const done = form.querySelector<HTMLElement>('[data-contact-done]');
  if (!fieldset || !formError || !done) throw new Error('the contact form is not whole');

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(fieldset, formError, done);
  });

  async function send(fields: HTMLFieldSetElement, failure: HTMLElement, thanks: HTMLElement): Promise<void> {
    const values = new FormData(form);
    const body = {
      name: String(values.get('name')),
      email: String(values.get('email')),
      message: String(values.get('message')),
      website: String(values.get('website')),
      agreesToPrivacy: values.has('agreesToPrivacy'),
    };
    tell(failure, '');
    const parsed = z.safeParse(ContactSchema, body);
    if (!parsed.success) {
      showFaults(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    showFaults({});
    fields.disabled = true;
    try {
      await sendContactMessage({ ...body, agreesToPrivacy: true });
      fields.hidden = true;
      thanks.textContent = CONTACT_MESSAGES.sent;
      thanks.focus();
    } catch (error) {
      fields.disabled = false;
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) showFaults(error.fields);
      else tell(failure, error instanceof ApiError ? error.message : CONTACT_MESSAGES.failed);
    }
  }

  function showFaults(faults: Record<string, string>): void {
    let first: HTMLElement | undefined;
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
      const place = document.getElementById(`contact-${control.name}-error`);
      if (!place) continue;
      const fault = faults[control.name] ?? '';
      tell(place, fault);
      if (fault === '') control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
      if (fault !== '') first ??= control;
    }
    first?.focus();
  }
}

function tell(place: HTMLElement, message: string): void {
  place.textContent = message;
  place.hidden = message === '';
}
