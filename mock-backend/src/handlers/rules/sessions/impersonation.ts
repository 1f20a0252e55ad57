import { errorCodes } from '@portico/sdk/contract';
import { type Context, refuse } from '../call/context';
import type { Caller } from '../call/handler-context';

/** The signed-in user. Refused in an impersonated session: only the owner may change how an account signs in. */
export async function ownerCalling(context: Context): Promise<Caller> {
  const caller = await context.caller();
  refuseImpersonator(context, caller);
  return caller;
}

/** @throws {Refusal} 403 `ER-FORBIDDEN` in an impersonated session. */
export function refuseImpersonator(context: Context, { session }: Caller): void {
  if (session.actorId === null) return;
  refuse(context, 403, errorCodes.forbidden, 'Only the user can do this.');
}
