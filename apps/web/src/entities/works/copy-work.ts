import { copyWork } from '@chulje/contract';
import { type CallEnding, useCall } from '../use-call.ts';

/** 사본 만들기: a work of its own with the same texts. */
export const useCopyWork = (ending: CallEnding<typeof copyWork>) =>
  useCall(copyWork, { ...ending, renews: [['works']] });
