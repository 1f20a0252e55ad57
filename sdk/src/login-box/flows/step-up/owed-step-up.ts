import type { App } from '../../../app/app';
import { MAX_AGE_PARAMETER, readMaxAge } from '../../../app/max-age';
import { storeDestination } from '../../../app/store-destination';
import { storageKeys } from '../../../core/key-value-store';

/** Storage key for the maximum age of an owed step-up: the address after the login no longer has it. */
const MAX_AGE_KEY = 'PORTICO_STEP_UP_MAX_AGE';

/** A step-up that must follow a new login. */
export interface OwedStepUp {
  /** Whether a step-up is owed. */
  isOwed(): boolean;
  /** Maximum age of the second factor in seconds: from the address, else as stored for an owed step-up. */
  readonly maxAge: number | undefined;
  /** Makes the next login lead to the step-up, and then to the redirect target of this page. */
  owe(): void;
  settle(): void;
}

/** Creates the owed step-up, which the browser stores while the user signs in again. */
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
      storeDestination(app);
      if (maxAge !== undefined) local.set(MAX_AGE_KEY, String(maxAge));
      local.set(storageKeys.shouldStepUp, 'true');
    },
    settle() {
      local.remove(MAX_AGE_KEY);
      local.remove(storageKeys.shouldStepUp);
    },
  };
}
