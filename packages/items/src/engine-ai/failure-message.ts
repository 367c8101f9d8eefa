import { ItemRejected } from './make-item.ts';
import type { ModelFailure } from './model-client.ts';

/** Said to the user when a model gave nothing usable; each names what to do. */
export function failureMessage(error: ModelFailure | ItemRejected): string {
  if (error instanceof ItemRejected && error.refusal)
    return `이 지문의 다른 문항과 겹치지 않는 문항을 만들지 못했습니다. ${error.refusal}`;
  if (error instanceof ItemRejected)
    return '정답이 하나로 확정되는 문항을 만들지 못했습니다. 다른 유형을 고르거나 지문을 보완한 뒤 다시 시도해 주세요.';
  return {
    refused: 'AI가 이 내용의 작성을 거절했습니다. 주제나 지문의 표현을 바꾸어 다시 시도해 주세요.',
    unavailable: 'AI 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    silent: 'AI가 오랫동안 답하지 않아 중단했습니다. 잠시 후 다시 시도해 주세요.',
    busy: 'AI 서비스에 요청이 몰려 있습니다. 잠시 후 다시 시도해 주세요.',
    misconfigured: 'AI 연결 설정에 문제가 있습니다. 운영자가 확인하는 동안 잠시 기다려 주세요.',
    'cut-off': 'AI의 답이 중간에 끊겼습니다. 다시 시도해 주세요.',
    'too-slow': 'AI의 답이 너무 느려 중단했습니다. 잠시 후 다시 시도해 주세요.',
    'too-long': 'AI가 지나치게 긴 답을 보내 중단했습니다. 다시 시도해 주세요.',
    unusable: 'AI의 답을 지문이나 문항으로 쓸 수 없었습니다. 다시 시도해 주세요.',
  }[error.fault];
}
