import type { HandlerReply } from './handler-context';

/** Thrown anywhere in a handler to end it with this reply. */
export class Refusal extends Error {
  constructor(readonly reply: HandlerReply) {
    super('The request was refused.');
    this.name = 'Refusal';
  }
}

/** An error body as the service writes it. */
export function failure(
  status: number,
  errorCode: string,
  message: string,
  context?: Record<string, unknown>,
): HandlerReply {
  return { status, body: { errors: [message], errorCode, ...(context && { context }) } };
}
