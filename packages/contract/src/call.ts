import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;
/** What the call answers: with `Accept: text/event-stream`, server-sent events in its place. */
interface OrEvents<S extends Schema = Schema> {
  orEvents: S;
}
type Answers = Schema | OrEvents | 'file' | 'events' | 'redirect';

/** Anybody; a member by the session; or a student by the attempt that is theirs, named in `ATTEMPT_HEADER`. */
type CallAccess = 'public' | 'member' | 'solver';

/** One API call as data: the server registers it, the client sends it, OpenAPI is generated from it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Answers = Answers,
  Access extends CallAccess = CallAccess,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify notation, e.g. /api/pass/select/:pasCode */
  path: string;
  summary: string;
  /** Who may call it. */
  access: Access;
  /** A member's call that a session which must first change its password may make. */
  duringPasswordChange?: true;
  /** Bytes of the body, where fewer than usual are taken. */
  maxBytes?: number;
  /** The call needs an Idempotency-Key header. */
  idempotent?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  /** A schema, a schema `orEvents`, or 'file' for bytes, 'events' for server-sent events, 'redirect' for a navigation of the browser. */
  answer: Answer;
  /** Codes that this call itself may answer, beyond the general ones. */
  errors?: readonly ErrorCode[];
}

/**
 * Declares a call; keeps the exact schema types for inference. Bundlers may drop calls that nobody makes.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<
  Answer extends Answers,
  Access extends CallAccess,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(call: Call<Params, Query, Body, Answer, Access>): Call<Params, Query, Body, Answer, Access> {
  return call;
}

type In<S> = S extends Schema ? z.input<S> : never;
type Out<S> = S extends Schema ? z.output<S> : S extends OrEvents<infer R> ? z.output<R> : undefined;

export type ParamsOf<C> = C extends Call<infer P, infer _Q, infer _B, infer _A, infer _X> ? Out<P> : never;
export type QueryOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _A, infer _X> ? Out<Q> : never;
export type BodyOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _A, infer _X> ? Out<B> : never;
export type AnswerOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer A, infer _X> ? Out<A> : never;
/** What the client must hand over to send the call. */
export type InputOf<C> =
  C extends Call<infer P, infer Q, infer B, infer _A, infer _X>
    ? (P extends Schema ? { params: In<P> } : unknown) &
        (Q extends Schema ? { query?: In<Q> } : unknown) &
        (B extends Schema ? { body: In<B> } : unknown)
    : never;
