import type { ReactNode } from 'react';
import type { App } from '../app/app';
import type { AppOptions } from '../app/app-options';
import { AppContext, ConcealedContext } from '../app/context';
import { reloadPage } from '../app/reload-page';
import { AuthPages } from './AuthPages';
import { InterruptedSession } from './InterruptedSession';
import { PartFailed } from './PartFailed';
import { useOwnApp, useStart } from './use-started-app';

interface Children {
  children?: ReactNode;
}

interface OwnApp extends Partial<AppOptions> {
  /** An app created by `createApp`, for a host that needs it outside of React; the options of that app apply. */
  app: App;
}

/** Props of the provider: the SDK's options, or an app created from them. */
export type FronteggProviderProps = Children & (OwnApp | (AppOptions & { app?: undefined }));

/**
 * Mounts the SDK around a host application: login box and portal at their routes, the host's content everywhere else.
 *
 * @throws {ConfigurationError} without a base address or a client id (sign-in spec §5).
 * @example
 * <FronteggProvider contextOptions={{ baseUrl: 'https://id.example.com', clientId: 'my-client' }}>
 *   <YourApplication />
 * </FronteggProvider>
 */
export function FronteggProvider({ app: given, children, ...options }: FronteggProviderProps) {
  const app = useOwnApp(given, options);
  const readiness = useStart(app);
  return (
    <AppContext.Provider value={app}>
      <ConcealedContext.Provider value={readiness === 'unpainted'}>
        {readiness === 'failed' ? (
          <PartFailed part="login-box" onRetry={() => reloadPage(app)} />
        ) : (
          readiness !== 'waiting' && <AuthPages>{children}</AuthPages>
        )}
        <InterruptedSession />
      </ConcealedContext.Provider>
    </AppContext.Provider>
  );
}
