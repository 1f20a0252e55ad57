import { type Context, isOver, isoAfter, vendorOf } from '../call/context';
import { policyNumber } from '../security/policies';

/** How long a browser skips the second factor, unless the vendor's policy says otherwise. */
const REMEMBER_DEVICE_DAYS = 14;
const DAY_SECONDS = 86_400;

/** How long a browser skips the second factor, in seconds. */
export function rememberSeconds(context: Context): number {
  return policyNumber(context.db, 'mfa', null, 'rememberDays', REMEMBER_DEVICE_DAYS) * DAY_SECONDS;
}

/** Lets this browser skip the second factor from now on; gives the cookie that marks it. */
export function rememberDevice(context: Context, userId: string): string {
  const token = context.ids.token();
  const seconds = rememberSeconds(context);
  const expiresAt = isoAfter(context, seconds);
  context.db.rememberedDevices.insert({ id: context.ids.uuid(), token, userId, expiresAt });
  return `${cookieName(context)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
}

/** Whether this browser may skip the second factor of this user. */
export function isRemembered(context: Context, userId: string): boolean {
  const token = context.request.cookies[cookieName(context)];
  const device = token === undefined ? undefined : context.db.rememberedDevices.findBy('token', token);
  return device !== undefined && device.userId === userId && !isOver(context, device.expiresAt);
}

/** Makes every browser of a user ask again. */
export function forgetDevices(context: Context, userId: string): void {
  for (const device of context.db.rememberedDevices.listBy('userId', userId)) {
    context.db.rememberedDevices.remove(device.id);
  }
}

function cookieName(context: Context): string {
  return `fe_device_${vendorOf(context).clientId.replaceAll('-', '')}`;
}
