import type { App } from '../../../app/app';
import type { FormValues } from '../../../ui/Form';

const KEY = 'PORTICO_SIGN_UP_DRAFT';
/** Fields that are never stored. */
const neverStored: readonly string[] = ['password', 'confirmPassword'];

/** Stores the values of the form for this tab, so that a reload or a step back doesn't lose them. */
export function storeDraft({ storage }: App, values: FormValues): void {
  const storable = Object.entries(values).filter(([name]) => !neverStored.includes(name));
  storage.session.set(KEY, JSON.stringify(Object.fromEntries(storable)));
}

/** Reads the stored values; ignores every stored value that is not a string. */
export function readDraft({ storage }: App): FormValues {
  try {
    const found: unknown = JSON.parse(storage.session.get(KEY) ?? '{}');
    const entries = Object.entries(found ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Removes the stored values. */
export function removeDraft({ storage }: App): void {
  storage.session.remove(KEY);
}
