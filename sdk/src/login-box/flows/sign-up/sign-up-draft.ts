import type { App } from '../../../app/app';
import type { FormValues } from '../../../ui/Form';

const KEY = 'PORTICO_SIGN_UP_DRAFT';
/** Passwords never rest anywhere. */
const neverKept: readonly string[] = ['password', 'confirmPassword'];

/** Keeps what has been typed for this tab, so that neither a reload nor a step back loses it. */
export function keepDraft({ storage }: App, values: FormValues): void {
  const kept = Object.entries(values).filter(([name]) => !neverKept.includes(name));
  storage.session.set(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** What has been typed before; whatever else is found there counts as nothing. */
export function readDraft({ storage }: App): FormValues {
  try {
    const found: unknown = JSON.parse(storage.session.get(KEY) ?? '{}');
    const entries = Object.entries(found ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Once there is an account, there is nothing left to fill in. */
export function forgetDraft({ storage }: App): void {
  storage.session.remove(KEY);
}
