import type { FeatureFlagMap } from '../contract';

/** Whether a feature flag is on: only the value `on` counts (sign-in spec §3). */
export function isFlagOn(flags: FeatureFlagMap, name: string): boolean {
  return Object.hasOwn(flags, name) && flags[name] === 'on';
}
