import type { MetadataStore } from '../metadata/metadata-store';
import type { AppOptions } from './app-options';

/** Follows the system's color scheme when the host sets `auto`; returns a function that stops it. */
export function followColorScheme(
  wanted: AppOptions['colorScheme'],
  metadata: MetadataStore,
): (() => void) | undefined {
  if (wanted !== 'auto' || typeof matchMedia === 'undefined') return undefined;
  const query = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => metadata.setScheme(query.matches ? 'dark' : 'light');
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}
