import type { App } from '../../app/app';

/**
 * Loads the text of an error code, unless it is loaded. If that fails, the failure keeps its general message, and the next
 * failure with this code tries again.
 */
export async function loadMissingText(app: Pick<App, 'metadata'>, code: string): Promise<void> {
  if (!code || app.metadata.getState().translate.find(`errors.${code}`) !== undefined) return;
  await import('../../app/load-error-texts').then((module) => module.loadErrorTexts(app, code)).catch(() => undefined);
}
