import { useState } from 'react';
import { useApp } from '../../app/context';
import { holdsInput } from '../../app/leave-page';
import type { User } from '../../session/session';
import { usePortal } from './use-portal';

/**
 * The user whose permissions the current page follows. While the page holds input, permissions that are taken away don't
 * apply to it, because the input would be lost with its dialog; the service refuses the call, and the dialog says so.
 */
export function usePageUser(signedIn: User | null): User | null {
  const { portal } = useApp();
  const isHeld = usePortal(() => holdsInput(portal));
  const [user, setUser] = useState(signedIn);
  const follows = !isHeld || user?.id !== signedIn?.id || user?.tenantId !== signedIn?.tenantId;
  if (follows && user !== signedIn) setUser(signedIn);
  return follows ? signedIn : user;
}
