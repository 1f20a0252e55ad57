import { everyState, type ListedState } from '@portico/fixtures';

/** The states of one screen, which one test goes through. */
export interface ScreenStates {
  /** `login-box/preLogin`. */
  id: string;
  states: ListedState[];
}

/** Groups states by screen: a test for each state would take longer than the state. */
export function statesByScreen(states: readonly ListedState[] = everyState()): ScreenStates[] {
  const ids = [...new Set(states.map(({ screen }) => screen.id))];
  return ids.map((id) => ({ id, states: states.filter(({ screen }) => screen.id === id) }));
}
