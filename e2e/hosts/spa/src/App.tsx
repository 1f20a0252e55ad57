import {
  AdminPortal,
  type AppOptions,
  FronteggProvider,
  useAuthUserOrNull,
  useLoginWithRedirect,
  useLogout,
} from '@portico/sdk';
import { OwnLogin } from './OwnLogin';
import './host.css';

declare global {
  interface Window {
    /** Options that are not JSON: functions. */
    appOptions?: Partial<AppOptions>;
  }
}

/** The server of the page sets all of them, so that one build runs against any service, with any options. */
const baseUrl = metaOf('identity-service') ?? '';
const options: Partial<AppOptions> = {
  ...JSON.parse(metaOf('app-options') ?? '{}'),
  ...window.appOptions,
};

/** The whole application. Live and demo differ only in the prop that each entry passes. */
export function App({ preview }: Pick<AppOptions, 'preview'>) {
  return (
    <FronteggProvider contextOptions={{ baseUrl, clientId: 'demo-client-id' }} {...options} preview={preview}>
      <Home />
    </FronteggProvider>
  );
}

function metaOf(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

function Home() {
  const user = useAuthUserOrNull();
  const login = useLoginWithRedirect();
  const logout = useLogout();
  const signIn = options.customLoginBox ? (
    <OwnLogin />
  ) : (
    <button type="button" onClick={() => login()}>
      Sign in
    </button>
  );

  return (
    <main className="host">
      <h1>Sample host</h1>
      {user ? (
        <>
          <p>Signed in as {user.email}</p>
          <button type="button" onClick={() => AdminPortal.show()}>
            Open the admin portal
          </button>
          <button type="button" onClick={() => logout()}>
            Sign out
          </button>
        </>
      ) : (
        signIn
      )}
    </main>
  );
}
