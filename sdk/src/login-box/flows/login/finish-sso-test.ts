import type { App } from '../../../app/app';
import { showPortal } from '../../../app/show-portal';
import { type SsoTest, storeLastSsoTest } from '../../../core/sso-redirects';

/**
 * Takes the answer to a test of a connection back to the portal, which checks it. Nothing is sent to the service: the
 * administrator who tests stays signed in.
 *
 * @see Portal spec §4 "SSO"
 */
export function finishSsoTest(app: App, test: SsoTest, answer: Readonly<Record<string, string>>): void {
  const { connectionId, address, isOverlay } = test;
  const place = { page: 'sso', params: { connection: connectionId, step: 'test' } };
  storeLastSsoTest(app, { connectionId, answer });
  app.redirectTo(address, { replace: true });
  if (isOverlay) showPortal(app, place);
  else app.portal.setState({ ...place, dialog: { kind: 'none' } });
}
