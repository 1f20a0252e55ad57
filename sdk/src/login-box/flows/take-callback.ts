import type { App } from '../../app/app';

/** Storage key that is set while this tab may still be at a callback whose parameters were removed from the address. */
const TAKEN_KEY = 'PORTICO_CALLBACK_TAKEN';

/** What other sites add to the address of a callback; parameters of the host stay there. */
const answerParameters: readonly string[] = [
  'code',
  'id_token',
  'state',
  'session_state',
  'iss',
  'scope',
  'error',
  'error_description',
  'error_uri',
  'SAMLResponse',
  'RelayState',
];

/**
 * Returns the parameters of a callback and removes them from the address, so that no reload and no copied address sends
 * a used code again. `null` after a reload, when they are gone. A callback that never had any is no reload: its site has
 * sent none, and a redirect to the login page could then lead back here in a loop.
 */
export function takeCallback({ location, storage: { session } }: Pick<App, 'location' | 'storage'>) {
  const { path, query } = location.read();
  const rest = new URLSearchParams(query);
  for (const name of answerParameters) rest.delete(name);
  if (rest.size === query.size) {
    const isReload = session.get(TAKEN_KEY) !== null;
    session.remove(TAKEN_KEY);
    return isReload ? null : query;
  }
  session.set(TAKEN_KEY, 'true');
  location.go(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  return query;
}
