import { ERRORS, isStorable, LIMITS } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** What serves the screens and their files (static-files.ts). */
export const SCREENS_ROUTE = '/*';
/** Longer names of fields are no names of ours. */
const NAME_MAX = 100;

/**
 * Refuses at the door, for every route there is, what no database can keep and what no program can walk: U+0000 or half
 * a character in any string or name of the path, the query or the body, and a body that nests too deep.
 */
export function installStorable(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    // An address that is none of ours is not there, whatever it holds.
    // Nor does the server read what stands in the address of a screen: the app does, and shows itself whatever it is.
    if (request.is404 || request.routeOptions.url === SCREENS_ROUTE) return done();
    try {
      for (const part of [request.params, request.query, request.body]) checkStorable(part);
    } catch (error) {
      return done(error as AppError);
    }
    done();
  });
}

/** @throws {AppError} request.broken-text, which names the field; request.too-deep */
export function checkStorable(part: unknown): void {
  // By hand, not by recursion: what is walked may be made to be walked for ever.
  const left: { value: unknown; name: string; depth: number }[] = [{ value: part, name: '', depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, name, depth } = next;
    if (typeof value === 'string') {
      if (!isStorable(value)) throw brokenText(name);
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= LIMITS.bodyDepthMax) throw new AppError('request.too-deep');
      for (const [key, entry] of Object.entries(value)) {
        if (!isStorable(key)) throw brokenText(name);
        left.push({ value: entry, name: name ? `${name}.${key}` : key, depth: depth + 1 });
      }
    }
  }
}

function brokenText(name: string): AppError {
  const field = name === '' || name.length > NAME_MAX ? '요청' : name;
  const { message } = ERRORS['request.broken-text'];
  return new AppError('request.broken-text', { message: `${field}: ${message}`, fields: { [field]: message } });
}
