import { isMac } from '../ui/is-mac';

/** The name of a shortcut on this machine: `Ctrl K`, `⌘K`. */
export function keyName(keys: string): string {
  return isMac() ? `⌘${keys.replace('Shift ', '⇧')}` : `Ctrl ${keys}`;
}
