import { type StateKind, stateKindOf } from '@portico/fixtures';

const kindTitles: { readonly [K in StateKind]: string } = { normal: 'Normal', errors: 'Errors', data: 'Data' };
const kinds = Object.keys(kindTitles) as StateKind[];

/** The states of one kind, with the title of the kind. */
export interface StateGroup<T> {
  kind: StateKind;
  title: string;
  states: T[];
}

/** Groups states by kind: steps of the flow, errors, and unusual data. Kinds without a state are left out. */
export function stateGroups<T>(states: readonly T[], stateNameOf: (state: T) => string): StateGroup<T>[] {
  return kinds
    .map((kind) => ({
      kind,
      title: kindTitles[kind],
      states: states.filter((state) => stateKindOf(stateNameOf(state)) === kind),
    }))
    .filter((group) => group.states.length > 0);
}
