import type { Group } from '../../../contract';
import type { Loaded } from '../../parts/loaded';
import type { Undo } from '../../parts/use-offer-undo';

/** What the page loads. */
export interface GroupsData {
  /** With roles and users. */
  groups: readonly Group[];
  /** Whether groups give roles in this account. */
  rolesEnabled: boolean;
}

/** The values of the form about a group. */
export interface GroupDraft {
  name: string;
  description: string;
  color: string;
}

/**
 * The state of the page and the user's actions. All but `load` reject with an {@link ApiError}. Those that can be undone
 * return how.
 */
export interface GroupsStore {
  data: Loaded<GroupsData>;
  /** Never rejects. */
  load(): Promise<void>;
  /** Returns the id of the new group; `undefined` if the answer does not say it. */
  create(draft: GroupDraft): Promise<string | undefined>;
  /**
   * Saves what differs from `base`, the group as the user has seen it. Rejects with status 404 if the group was deleted
   * meanwhile, and with 412 if it was changed; the state then has the current group.
   *
   * @returns Nothing if nothing differs.
   */
  update(base: Group, draft: GroupDraft): Promise<Undo | undefined>;
  remove(groupId: string): Promise<void>;
  /**
   * Adds and removes the roles that differ from those of `base`, the group as the user has seen it. Changes no others, so
   * what another user changes meanwhile stays.
   */
  setRoles(base: Group, roleIds: readonly string[]): Promise<Undo>;
  /** Adds these users; members that another user adds or removes meanwhile stay as they are. */
  addMembers(groupId: string, userIds: readonly string[]): Promise<Undo>;
  /** The member disappears at once, and returns if the call fails. */
  removeMember(groupId: string, userId: string): Promise<Undo | undefined>;
}
