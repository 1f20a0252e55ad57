import { classic } from './classic';
import { dark } from './dark';
import { modern } from './modern';
import type { Preset, PresetName } from './preset';
import { vivid } from './vivid';

/** The designs a vendor chooses from. */
export const presets: Readonly<Record<PresetName, Preset>> = { modern, classic, vivid, dark };

/** Used where the document names none. @see Portal spec §9 */
export const DEFAULT_PRESET: PresetName = 'modern';

/** The design behind a `themeName`; `modernV2` and the like are the same designs, unknown names are the default. */
export function presetNamed(name: unknown): Preset {
  const plain = typeof name === 'string' ? name.replace(/V2$/, '') : DEFAULT_PRESET;
  return Object.hasOwn(presets, plain) ? presets[plain as PresetName] : presets[DEFAULT_PRESET];
}
