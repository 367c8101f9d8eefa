import { getSettings } from '@chulje/contract';
import { api } from '../../lib/api.ts';

/** What the server says of this installation. @throws {ApiError} */
export const askSettings = () => api(getSettings, {});
