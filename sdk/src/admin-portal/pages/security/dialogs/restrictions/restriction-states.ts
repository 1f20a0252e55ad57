import type { RestrictionMode } from '../../../../../contract';

/** What a restriction does: nothing, or allow or block what is on a list. */
export type RestrictionState = 'off' | RestrictionMode;

/** The states in the order of a dialog. */
export const restrictionStates: readonly RestrictionState[] = ['off', 'ALLOW', 'BLOCK'];

/** The state of a restriction. */
export function stateOf(isOn: boolean, list: RestrictionMode): RestrictionState {
  return isOn ? list : 'off';
}
