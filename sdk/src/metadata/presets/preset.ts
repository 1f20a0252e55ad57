import type { Scheme, ThemeOptions } from '../types';

/** A complete design. Brand colours and shapes of a vendor override it. */
export interface Preset {
  name: PresetName;
  /** The scheme the design was made for; a vendor's neutral colours apply only in this one. */
  scheme: Scheme;
  light: ThemeOptions;
  dark: ThemeOptions;
}

/** Names of the designs; the service's second generation (`modernV2` …) is the same designs. */
export type PresetName = 'modern' | 'classic' | 'vivid' | 'dark';
