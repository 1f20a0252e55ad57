import type { CreatedSecret } from '../../../app/portal-state';
import type { CreateDirectoryConnectionRequest, DirectoryConnection } from '../../../contract';
import type { Loaded } from '../../parts/loaded';

/** A connection to create. */
export type ConnectionDraft = Required<CreateDirectoryConnectionRequest>;

/** The connections of the tenant and the user's actions on them. No token is stored here. */
export interface ProvisioningStore {
  /** Oldest first. */
  connections: Loaded<readonly DirectoryConnection[]>;
  /** Numbers of users by the id of the connection: absent while it loads, `null` if it could not be loaded. */
  userCounts: ReadonlyMap<string, number | null>;
  /** Never rejects. */
  load(): Promise<void>;
  /** Loads again what directories may have changed meanwhile. Keeps what is shown if that fails; never rejects. */
  refresh(): Promise<void>;
  /** Creates a connection and returns its token. Rejects with an {@link ApiError}. */
  create(draft: ConnectionDraft): Promise<CreatedSecret>;
  /**
   * Pauses or resumes a connection. Rejects with an {@link ApiError}: with status 404 if it was deleted meanwhile, with 412
   * if another user has changed `base`, the connection as the user has seen it; the state then has the current one.
   */
  setSync(base: DirectoryConnection, syncToUserManagement: boolean): Promise<void>;
  /** Removes a connection. Rejects with an {@link ApiError}, but not if the connection is gone already. */
  remove(id: string, withUsers: boolean): Promise<void>;
}
