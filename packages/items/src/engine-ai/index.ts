export type { ItemCheck } from './check-item.ts';
export { failureMessage } from './failure-message.ts';
export type { AiItemRequest, SetBrief } from './item-request.ts';
export { type AiItem, ItemRejected, makeAiItem } from './make-item.ts';
export {
  type AiPassageRequest,
  type MadePassage,
  makeAiPassage,
  makeGist,
  type PipelineProgress,
} from './make-passage.ts';
export { type ModelCall, type ModelClient, ModelFailure, type ModelFault, type Purpose } from './model-client.ts';
export { planSet } from './plan-set.ts';
export { asDraft } from './prompts/item-prompts.ts';
export { PROMPT_VERSION } from './prompts/version.ts';
export { type AiVerification, verifyAiItem } from './verify-item.ts';
