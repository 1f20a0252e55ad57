import type { Notification } from '../../../contract';
import type { Loaded } from '../../parts/loaded';

/** The user's notifications and the actions on them. Each action shows its result at once, and is undone if it fails. */
export interface NotificationsStore {
  notifications: Loaded<readonly Notification[]>;
  hasOlder: boolean;
  /** Loads the newest ones. If that fails, those that are shown stay, as does an earlier failure. Never rejects. */
  load(): Promise<void>;
  /** Loads the newest ones after a failure, which is no longer shown meanwhile. Never rejects. */
  retry(): Promise<void>;
  /** Rejects with an {@link ApiError}, as all actions below. */
  loadOlder(): Promise<void>;
  setRead(id: string, isRead: boolean): Promise<void>;
  setPinned(id: string, isPinned: boolean): Promise<void>;
  markAllRead(): Promise<void>;
}
