export type { ItemCheck } from './check-item.ts';
export { failureMessage } from './failure-message.ts';
export { type AiItem, type AiItemRequest, ItemRejected, makeAiItem } from './make-item.ts';
export { type AiPassageRequest, type MadePassage, makeAiPassage, type PipelineProgress } from './make-passage.ts';
export { type ModelCall, type ModelClient, ModelFailure, type ModelFault, type Purpose } from './model-client.ts';
export { asDraft } from './prompts/item-prompts.ts';
export { PROMPT_VERSION } from './prompts/version.ts';
export { type AiVerification, verifyAiItem } from './verify-item.ts';
