import type { HandlerReply } from '../route';
import type { Member } from './admission';
import type { Context } from './context';
import { refuseWhileLocked } from './lockout';
import { mustEnrol } from './mfa-policy';
import { isRemembered } from './remembered-devices';
import { challenge, devicesOf } from './second-factor';
import { startSession } from './session-tokens';

/**
 * The end of every way in, once it is known who is there: the second factor when one is set up or has to be,
 * else the session.
 *
 * @param amr How they have shown who they are, for instance `pwd`.
 * @throws {Refusal} 403 `ER-ACCOUNT-LOCKED` while too many wrong codes were typed.
 */
export function finishSignIn(context: Context, member: Member, amr: string[]): HandlerReply | Promise<HandlerReply> {
  const { id } = member.user;
  refuseWhileLocked(context, `second-factor:${id}`);
  const isEnrolled = devicesOf(context, id).length > 0;
  const needsSecondFactor = isEnrolled ? !isRemembered(context, id) : mustEnrol(context, member, amr);
  return needsSecondFactor ? challenge(context, member) : startSession(context, member, amr);
}
