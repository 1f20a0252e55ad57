import { AdminPortal, useAuthUser, useLogout } from '@portico/sdk';
import { LogOut, Settings } from 'lucide-react';
import { Avatar } from './Avatar';
import './account-menu.css';

/** Who is signed in, the admin portal and signing out. */
export function AccountMenu() {
  const { name, email } = useAuthUser();
  const logout = useLogout();
  return (
    <details className="menu" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary aria-label={`Account of ${name}`}>
        <Avatar name={name} />
      </summary>
      <div className="menu-panel">
        <p className="menu-who">
          <strong>{name}</strong>
          <span>{email}</span>
        </p>
        <button type="button" className="menu-item" onClick={() => AdminPortal.show()}>
          <Settings size={16} strokeWidth={1.75} aria-hidden />
          Settings
        </button>
        <button type="button" className="menu-item" onClick={() => void logout()}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Sign out
        </button>
      </div>
    </details>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: React.FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ currentTarget, key }: React.KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
