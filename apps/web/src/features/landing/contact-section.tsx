import { LIMITS } from '@chulje/contract';
import type { ReactNode } from 'react';
import { paths } from '../../entities/paths.ts';
import { LandingSection } from './landing-section.tsx';

/** 문의. The form is sent by contact-form.ts; the message of a field goes into the `-error` below it. */
export function ContactSection() {
  return (
    <LandingSection
      id="contact"
      label="문의"
      title="무엇이든 물어보세요"
      lead="도입 상담, 기능 제안, 결제 문의까지. 적어 주신 이메일로 답해 드립니다."
      isTinted
    >
      <form data-contact noValidate className="max-w-2xl rounded-lg border border-line bg-paper p-6 md:p-8">
        <fieldset className="flex flex-col gap-5">
          <legend className="sr-only">문의하기</legend>
          <p data-form-error role="alert" hidden className="rounded bg-danger-soft px-3 py-2 text-sm text-danger" />
          <div className="grid gap-5 sm:grid-cols-2">
            <ContactField name="name" label="이름">
              <input
                id="contact-name"
                name="name"
                aria-describedby="contact-name-error"
                autoComplete="name"
                maxLength={LIMITS.contactNameMax}
                className="control min-h-10"
              />
            </ContactField>
            <ContactField name="email" label="이메일">
              <input
                id="contact-email"
                name="email"
                aria-describedby="contact-email-error"
                type="email"
                autoComplete="email"
                inputMode="email"
                className="control min-h-10"
              />
            </ContactField>
          </div>
          <ContactField name="message" label="문의 내용">
            <textarea
              id="contact-message"
              name="message"
              aria-describedby="contact-message-error"
              rows={6}
              maxLength={LIMITS.contactMessageMax}
              className="control"
            />
          </ContactField>
          {/* Bait: people do not see it, robots fill it in. */}
          <div aria-hidden="true" className="absolute -left-[9999px]">
            <label htmlFor="contact-website">웹사이트</label>
            <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <div className="flex flex-col gap-1.5">
            <label className="flex items-start gap-2 text-sm leading-6">
              <input
                type="checkbox"
                name="agreesToPrivacy"
                aria-describedby="contact-agreesToPrivacy-error"
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span>
                답변을 위해 이름·이메일·문의 내용을 수집하고 {LIMITS.contactYears}년간 보관하는 데 동의합니다. (
                <a href={paths.privacy} className="link">
                  개인정보 처리방침
                </a>
                )
              </span>
            </label>
            <p id="contact-agreesToPrivacy-error" role="alert" hidden className="text-sm text-danger" />
          </div>
          <button type="submit" className="landing-button landing-button-main landing-button-large w-full sm:w-fit">
            문의 보내기
          </button>
        </fieldset>
        <div data-contact-done role="status" tabIndex={-1} className="outline-none" />
      </form>
    </LandingSection>
  );
}

function ContactField({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={`contact-${name}`} className="field-label">
        {label}
      </label>
      {children}
      <p id={`contact-${name}-error`} role="alert" hidden className="text-sm text-danger" />
    </div>
  );
}
