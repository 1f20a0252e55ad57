import { sha256 } from '@noble/hashes/sha2.js';
import type { Rows, UserRow } from '../../../db/tables';
import type { Context } from '../call/context';
import { maskPhoneNumber } from '../mfa/device-views';
import { verifiedNumberOf } from '../users/phone-numbers';

/** Where the link of the mail leads (sign-in spec §2, `magicLinkCallbackUrl`). */
const MAGIC_LINK_PATH = '/account/login/magic-link';
/** What `askedFor` starts with when it is a number. */
const PHONE = 'phone:';
/** How many numbers two digits make. */
const TWO_DIGITS = 100;

/** For whom a code or a link is asked. */
export interface Asked {
  /** As one text: `email:ada@acme.test`. */
  askedFor: string;
  /** `undefined` for an unknown user: their code exists, but is never sent. */
  user: UserRow | undefined;
}

/** Sends a code or a link to the phone or the inbox of its owner, if they have one. */
export function sendSignInCode(context: Context, row: Rows['signInCodes'], user: UserRow): void {
  const { kind, code } = row;
  const text = `${code} is your code to sign in. It works for five minutes.`;
  if (kind === 'smscode') {
    const to = askedNumber(row) ?? numberOf(context, user);
    if (to !== null) context.phone.send({ to, text, code });
    return;
  }
  if (user.email === '') return;
  if (kind === 'magiclink') mailLink(context, user, code);
  else context.inbox.send({ to: user.email, subject: `${code} is your code to sign in`, text });
}

function mailLink(context: Context, user: UserRow, token: string): void {
  const link = `${MAGIC_LINK_PATH}?${new URLSearchParams({ token })}`;
  context.inbox.send({
    to: user.email,
    subject: 'Your link to sign in',
    text: [
      `Hello ${user.name || user.email},`,
      'a sign-in to your account was requested. Open this link to continue:',
      link,
      'It works once, for 15 minutes. If it was not you, ignore this mail: nothing happens.',
    ].join('\n\n'),
    link,
  });
}

/** The number that the user typed to sign in with; `undefined` if they typed a name. */
export function askedNumber({ askedFor }: Pick<Rows['signInCodes'], 'askedFor'>): string | undefined {
  return askedFor.startsWith(PHONE) ? askedFor.slice(PHONE.length) : undefined;
}

/** The number that codes are sent to: the verified one, else that of the profile. */
function numberOf(context: Context, user: UserRow): string | null {
  return verifiedNumberOf(context, user)?.phoneNumber ?? user.phoneNumber;
}

/** The masked number that the answer shows: for a user who is unknown or has no phone, a made-up one. */
export function phoneShown(context: Context, { askedFor, user }: Asked): string {
  const number = askedNumber({ askedFor }) ?? (user ? numberOf(context, user) : null);
  if (number !== null) return maskPhoneNumber(number);
  const [byte = 0] = sha256(new TextEncoder().encode(askedFor));
  return `+*********${String(byte % TWO_DIGITS).padStart(2, '0')}`;
}
