import { type InputOf, sendContact } from '@chulje/contract';
import { api } from '../../lib/api.ts';

/** Sends a message to the operator. @throws {ApiError} */
export const sendContactMessage = (body: InputOf<typeof sendContact>['body']) => api(sendContact, { body });
