import { ACCOUNT_MESSAGES, type MemberInfo, updateGender, updateName, updateType } from '@chulje/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../entities/query-keys.ts';
import { changeAuthUser } from '../../entities/session/auth-user.ts';
import { api, messageOf } from '../../lib/api.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Profile } from './profile-change.ts';

/** Saves what changed, one call each, and says how it went. What was saved before a failure stays saved. */
export function useSaveProfile() {
  const client = useQueryClient();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);

  async function save({ name, gender, memType }: Partial<Profile>): Promise<MemberInfo | undefined> {
    setSaving(true);
    let saved: MemberInfo | undefined;
    const keep = (info: MemberInfo) => {
      saved = info;
      client.setQueryData(queryKeys.me, info);
      changeAuthUser({ name: info.name });
    };
    try {
      if (name !== undefined) keep(await api(updateName, { body: { memName: name } }));
      if (gender !== undefined) keep(await api(updateGender, { body: { memGender: gender } }));
      if (memType !== undefined) keep(await api(updateType, { body: { memType } }));
      toast.success(ACCOUNT_MESSAGES.infoSaved);
      return saved;
    } catch (error) {
      toast.error(`${ACCOUNT_MESSAGES.infoFailed} ${messageOf(error)}`);
      return undefined;
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving };
}
