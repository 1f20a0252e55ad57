import type { App } from '../../../app/app';
import { MAX_AGE_PARAMETER, readMaxAge } from '../../../app/max-age';
import { rememberWayOn } from '../../../app/remember-way-on';
import { storageKeys } from '../../../core/key-value-store';

/** How old the second factor may be that is owed; the address of the page after the login does not say. */
const MAX_AGE_KEY = 'PORTICO_STEP_UP_MAX_AGE';

/** A step-up that must follow a new login. */
export interface OwedStepUp {
  /** Whether one is owed. */
  isOwed(): boolean;
  /** How old the second factor may be, in seconds, as this page was opened with or as it was owed. */
  readonly maxAge: number | undefined;
  /** From now on the next login leads here, and then to where this one was to lead. */
  owe(): void;
  settle(): void;
}

/** What the step-up route keeps in the browser while somebody signs in anew. */
export function createOwedStepUp(app: Pick<App, 'location' | 'storage'>): OwedStepUp {
  const { local } = app.storage;
  const isOwed = () => local.get(storageKeys.shouldStepUp) !== null;
  const maxAge =
    readMaxAge(app.location.read().query.get(MAX_AGE_PARAMETER)) ??
    (isOwed() ? readMaxAge(local.get(MAX_AGE_KEY)) : undefined);
  return {
    isOwed,
    maxAge,
    owe() {
      rememberWayOn(app);
      if (maxAge !== undefined) local.set(MAX_AGE_KEY, String(maxAge));
      local.set(storageKeys.shouldStepUp, 'true');
    },
    settle() {
      local.remove(MAX_AGE_KEY);
      local.remove(storageKeys.shouldStepUp);
    },
  };
}
