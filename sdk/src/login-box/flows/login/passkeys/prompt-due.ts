import { isFlagOn } from '../../../../access/feature-flags';
import { listMyPasskeys } from '../../../../api/passwordless-and-webauthn';
import type { App } from '../../../../app/app';
import { hasPasskeys } from './offered-passkeys';
import { isPromptUnwanted, prefersPasskeys } from './passkey-preferences';
import { isPromptDue } from './prompt-conditions';

const PROMPT_FLAG = 'show-passkeys-new';

/** Whether to prompt the user who has just signed in for a passkey. If a call fails, does not prompt. */
export async function isPromptDueNow(app: App): Promise<boolean> {
  const here = {
    isFlagOn: isFlagOn(app.session.store.getState().flags, PROMPT_FLAG),
    prefersPasskeys: prefersPasskeys(app),
    isUnwanted: isPromptUnwanted(app),
  };
  // The conditions that are known in this browser decide most cases without a call.
  if (!isPromptDue({ ...here, isOffered: true, devices: 0 })) return false;
  try {
    const isOffered = hasPasskeys(await app.strategies());
    if (!isOffered) return false;
    const { devices } = await listMyPasskeys(app.http);
    return isPromptDue({ ...here, isOffered, devices: devices.length });
  } catch {
    return false;
  }
}
