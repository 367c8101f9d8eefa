import { ERRORS, type ErrorAnswer, type ErrorCode } from '@chulje/contract';

/** An error that the user is told about: a code of the contract, with more exact words or data where there are any. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    more: {
      message?: string;
      details?: Record<string, unknown>;
      fields?: Record<string, string>;
      /** For the log, never for the answer. */
      cause?: unknown;
    } = {},
  ) {
    super(more.message ?? ERRORS[code].message, { cause: more.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = more.details;
    this.fields = more.fields;
  }

  /** The answer's body. */
  toAnswer(requestId?: string): ErrorAnswer {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.details && { details: this.details }),
      ...(requestId && { requestId }),
    };
  }
}

/** A start that cannot go on; the message is one clear line for the person at the terminal. */
export class StartError extends Error {}
