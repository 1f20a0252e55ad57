import type { PasswordConfig } from '../../contract';
import type { App } from '../app';
import { reportFailure } from '../report-failure';

/**
 * Waits for the rules of a new password. Reports a failure to the host and returns `null`: the form continues without
 * rules, because the service checks the password again.
 */
export async function loadPasswordRules(
  { session }: Pick<App, 'session'>,
  loading: Promise<PasswordConfig>,
): Promise<PasswordConfig | null> {
  try {
    return await loading;
  } catch (error) {
    reportFailure(session, 'LOAD_PASSWORD_CONFIGURATION', error);
    return null;
  }
}
