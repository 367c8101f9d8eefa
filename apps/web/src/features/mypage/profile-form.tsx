import {
  ACCOUNT_MESSAGES,
  findNameFault,
  GENDER_LABELS,
  GENDERS,
  LIMITS,
  MEM_TYPES,
  type MemberInfo,
} from '@chulje/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../entities/drafts/drafts.ts';
import { findChanges, type Profile, profileOf } from '../../entities/session/profile-change.ts';
import { useSaveProfile } from '../../entities/session/use-save-profile.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Fetched when it is first opened. */
const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }));

const NO_TYPE = '선택 안 함';
const DRAFT = 'profile';

/** 기본 정보 and 추가 정보. What was typed and not saved waits for the next visit. */
export function ProfileForm({ me }: { me: MemberInfo }) {
  const stored = profileOf(me);
  const [profile, setProfile] = useState<Profile>(() => readDraft<Profile>(DRAFT)?.value ?? stored);
  const [fault, setFault] = useState('');
  const [isPasswordOpen, setPasswordOpen] = useState<boolean>();
  const toast = useToast();
  const saving = useSaveProfile();
  const isDirty = Object.keys(findChanges(stored, profile)).length > 0;

  useEffect(() => {
    if (isDirty) keepDraft(DRAFT, profile, 0);
    else dropDraft(DRAFT);
  }, [isDirty, profile]);

  function submit() {
    const changes = findChanges(stored, profile);
    const nameFault = changes.name === undefined ? undefined : findNameFault(changes.name);
    setFault(nameFault ?? '');
    if (nameFault) return;
    if (Object.keys(changes).length === 0) {
      toast.error(ACCOUNT_MESSAGES.infoUnchanged);
      return;
    }
    saving.mutate(changes, {
      onSuccess: (saved) => {
        toast.success(ACCOUNT_MESSAGES.infoSaved);
        if (saved) setProfile(profileOf(saved));
      },
      onError: (error) => toast.error(`${ACCOUNT_MESSAGES.infoFailed} ${messageOf(error)}`),
    });
  }

  return (
    <section aria-labelledby="profile-title" className="panel">
      <h2 id="profile-title" className="mb-5 text-base font-bold">
        계정 정보
      </h2>
      <Form onSubmit={submit} isSending={saving.isPending}>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <Field label="이름" hint={`한글 ${LIMITS.nameMin}~${LIMITS.nameMax}자`} {...(fault && { error: fault })}>
            <TextInput
              autoComplete="name"
              value={profile.name}
              onChange={(event) => setProfile({ ...profile, name: event.target.value })}
            />
          </Field>
          <Field label="이메일" hint="바꿀 수 없습니다">
            <TextInput type="email" readOnly value={me.email} className="bg-sunken text-ink-soft" />
          </Field>
          <Field label="비밀번호">
            <div className="flex gap-2">
              <TextInput
                type="password"
                readOnly
                autoComplete="off"
                value={me.hasPassword ? '••••••••••' : ''}
                placeholder={me.hasPassword ? '' : 'Google 로그인을 사용합니다'}
                className="bg-sunken text-ink-soft"
              />
              <Button onClick={() => setPasswordOpen(true)}>{me.hasPassword ? '변경' : '만들기'}</Button>
            </div>
          </Field>
          <Field label="소속">
            <Select
              value={profile.memType || NO_TYPE}
              onChange={(chosen) =>
                setProfile({ ...profile, memType: MEM_TYPES.find((type) => type === chosen) ?? '' })
              }
              options={stored.memType === '' ? [NO_TYPE, ...MEM_TYPES] : MEM_TYPES}
            />
          </Field>
          <RadioGroup
            legend="성별"
            value={profile.gender}
            onChange={(chosen) =>
              setProfile({ ...profile, gender: GENDERS.find((gender) => gender === chosen) ?? profile.gender })
            }
            options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
          />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {isDirty && (
            <>
              <p className="mr-auto text-sm text-warning">저장하지 않은 변경이 있습니다.</p>
              <Button
                variant="ghost"
                onClick={() => {
                  setProfile(stored);
                  setFault('');
                }}
              >
                되돌리기
              </Button>
            </>
          )}
          <Button type="submit" variant="primary" isBusy={saving.isPending} className="min-w-24">
            저장
          </Button>
        </div>
      </Form>
      {isPasswordOpen !== undefined && (
        <Suspense>
          <PasswordDialog isOpen={isPasswordOpen} onClose={() => setPasswordOpen(false)} hasPassword={me.hasPassword} />
        </Suspense>
      )}
    </section>
  );
}
