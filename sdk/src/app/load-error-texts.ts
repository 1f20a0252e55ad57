import { loginErrors } from '../metadata/locales/en/login-errors';
import { portalErrors } from '../metadata/locales/en/portal-errors';
import type { App } from './app';
import { reportMissingText } from './report-missing-text';

/** The same object each time, so that the texts are registered once. */
const texts = { errors: { ...portalErrors, ...loginErrors } };

/** Loads the texts of error codes that are not part of the first download, and reports a code without a text. */
export async function loadErrorTexts({ metadata }: Pick<App, 'metadata'>, code: string): Promise<void> {
  await metadata.registerTexts('loginBox', texts);
  reportMissingText(metadata.getState().translate, code);
}
