import { AdminPortal, useAuthUserOrNull, useLoginWithRedirect, useLogout } from '@portico/sdk';
import './host.css';

/** A small host application for the SDK: flows end here, and the admin portal opens from here. */
export function HostPage() {
  const user = useAuthUserOrNull();
  return (
    <div className="host">
      <header className="host-bar">
        <span className="host-mark" aria-hidden="true" />
        Your application
      </header>
      <main className="host-page">
        {user ? <SignedIn name={user.name ?? user.email} email={user.email} /> : <SignedOut />}
      </main>
    </div>
  );
}

function SignedIn({ name, email }: { name: string; email: string }) {
  const logout = useLogout();
  return (
    <>
      <h1>Signed in as {name}</h1>
      <p>{email}</p>
      <div className="host-actions">
        <button type="button" className="host-button" onClick={() => AdminPortal.show()}>
          Open the admin portal
        </button>
        <button type="button" className="host-button" onClick={() => logout()}>
          Sign out
        </button>
      </div>
    </>
  );
}

function SignedOut() {
  const login = useLoginWithRedirect();
  return (
    <>
      <h1>No user is signed in</h1>
      <p>This page stands for your application. Signing in leads back here.</p>
      <div className="host-actions">
        <button type="button" className="host-button" onClick={() => login()}>
          Sign in
        </button>
      </div>
    </>
  );
}
