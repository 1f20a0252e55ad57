import type { Mail, World } from '../../core/types';

/** The newest mail to an address. */
export function lastMailTo(world: World, email: string): Mail {
  const mail = world.inbox.list().find((one) => one.to === email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

/** What the link of a mail carries. */
export function linkOf({ link }: Mail): { userId: string; token: string } {
  const query = new URL(link ?? '', 'https://host.test').searchParams;
  return { userId: query.get('userId') ?? '', token: query.get('token') ?? '' };
}

/** The code that a mail shows. */
export function codeOf({ text }: Mail): string {
  return text.match(/\b\d{6}\b/)?.[0] ?? '';
}

/** A code of the same form that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
