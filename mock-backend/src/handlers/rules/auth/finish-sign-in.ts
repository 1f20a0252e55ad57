import type { Context } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { devicesOf } from '../mfa/device-views';
import { mustEnrol } from '../mfa/mfa-policy';
import { isRemembered } from '../mfa/remembered-devices';
import { challenge } from '../mfa/second-factor';
import { refuseWhileLocked } from '../security/lockout';
import { startSession } from '../sessions/session-tokens';
import type { Member } from './admission';

/**
 * Ends every login method once the user is known: the second factor when one is set up, setting one up when the
 * policy wants one, else the session.
 *
 * @param amr The methods used so far, for instance `pwd`; with `mfa` in it, no second factor is asked.
 * @throws {Refusal} 403 `ER-ACCOUNT-LOCKED` while too many wrong codes were typed.
 */
export function finishSignIn(context: Context, member: Member, amr: string[]): HandlerReply | Promise<HandlerReply> {
  refuseWhileLocked(context, `second-factor:${member.user.id}`);
  return needsMore(context, member, amr) ? challenge(context, member, amr) : startSession(context, member, amr);
}

function needsMore(context: Context, member: Member, amr: readonly string[]): boolean {
  if (amr.includes('mfa')) return false;
  const { id } = member.user;
  return devicesOf(context, id).length > 0 ? !isRemembered(context, id) : mustEnrol(context, member, amr);
}
