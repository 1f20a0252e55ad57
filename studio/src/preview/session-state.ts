import { type Screen, type ScreenState, screenById } from '@portico/fixtures';
import type { Connection, World } from '@portico/mock-backend';
import type { FrameMessage, Inspected, OutlineEntry } from '../protocol/messages';

/** The screen of a frame, and its signed-in user. */
export interface Target {
  screen: string;
  state: string;
  /** E-mail of the user to sign in as; `null` for the user of the state. */
  persona: string | null;
}

/** The state of a frame and of its world. */
export interface SessionState {
  /** `null` until the world is created. */
  world: World | null;
  /** The frame's browser in that world. */
  connection: Connection | null;
  /** `null` until a screen is shown. */
  target: Target | null;
  address: string;
  canGoBack: boolean;
  /** The screen has been painted. */
  shown: boolean;
  /** The user has used the screen since it was shown. */
  isUsed: boolean;
  outline: readonly OutlineEntry[];
  hovered: Inspected | null;
  selected: Inspected | null;
  /** The world's clock follows real time. */
  running: boolean;
  /** No screen or state has the requested name. */
  missing: boolean;
}

/** The state of a frame that is loading a screen. */
export function blankState(target: Target | null): Omit<SessionState, 'running'> {
  const shown = screenOfTarget(target);
  return {
    world: null,
    connection: null,
    target,
    address: shown ? addressOf(shown) : '/',
    canGoBack: false,
    shown: false,
    isUsed: false,
    outline: [],
    hovered: null,
    selected: null,
    missing: target !== null && shown === null,
  };
}

/** What a message changes in the state of the frame; `null` for nothing. */
export function newsOf(message: FrameMessage): Partial<SessionState> | null {
  if (message.type === 'shown') return { shown: true };
  if (message.type === 'moved') return { address: message.address, canGoBack: message.canGoBack };
  if (message.type === 'outline') return { outline: message.elements };
  if (message.type === 'hovered') return { hovered: message.element };
  return message.type === 'selected' ? { selected: message.element } : null;
}

/** The screen and the state of a target. */
export interface TargetScreen {
  screen: Screen;
  state: ScreenState;
}

/** `null` if the screen or the state does not exist. */
export function screenOfTarget(target: Target | null): TargetScreen | null {
  const screen = target && screenById(target.screen);
  const state = screen && Object.hasOwn(screen.states, target.state) ? screen.states[target.state] : undefined;
  return screen && state ? { screen, state } : null;
}

/** Whether the state has a request that is never answered. */
export function hasHangingRequest(target: Target | null): boolean {
  return screenOfTarget(target)?.state.world.faults?.some(({ kind }) => kind === 'hang') ?? false;
}

export function addressOf({ screen, state }: TargetScreen): string {
  return state.address ?? screen.address;
}

/** Whether the screen shows its own user, because its world has no such user as the chosen persona. */
export function showsOwnUser({ target, world }: Pick<SessionState, 'target' | 'world'>): boolean {
  const shown = screenOfTarget(target);
  const persona = shown && recipeOf(shown, target?.persona ?? null).persona;
  return persona && world ? world.people().every(({ email }) => email !== persona) : false;
}

/** A persona is a signed-in user of the admin portal; on the login box no user is signed in yet. */
export function recipeOf({ screen, state }: TargetScreen, persona: string | null): ScreenState['world'] {
  return persona && screen.area === 'admin-portal' ? { ...state.world, persona } : state.world;
}
