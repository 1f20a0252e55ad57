/** What a user is in one account. */
export interface Membership {
  roleIds: string[];
  /** False until an invitation is accepted. */
  isActive: boolean;
  isDisabled: boolean;
}

export interface Person {
  id: string;
  email: string;
  isLocked: boolean;
  hasPassword: boolean;
  /** By account. */
  places: Map<string, Membership>;
}

interface PlainGroup {
  name: string;
  roleIds: string[];
  userIds: string[];
}

/** What a world has to hold after any calls, in plain collections and without any of its code. */
export interface PlainModel {
  /** The account of the administrator whose calls these are. */
  top: string;
  administrator: string;
  /** By e-mail address: all users of the account and of those below it. */
  people: Map<string, Person>;
  /** Keys of the account's own roles, by id. */
  roles: Map<string, string>;
  groups: Map<string, PlainGroup>;
  /** Sub-accounts by id, each with its parent. */
  accounts: Map<string, string>;
  /** The users who have signed in, in that order. */
  sessions: { email: string; isOpen: boolean }[];
}

/** The users of the account itself. */
export function teamOf({ people, top }: PlainModel): Person[] {
  return [...people.values()].filter((person) => person.places.has(top));
}

/** What a user is in the team. */
export function positionOf({ top }: PlainModel, person: Person): Membership {
  const place = person.places.get(top);
  if (!place) throw new Error(`${person.email} is not in the team.`);
  return place;
}

/** The user with this address, who has to exist. */
export function findPerson({ people }: PlainModel, email: string): Person {
  const person = people.get(email);
  if (!person) throw new Error(`No user has the address ${email}.`);
  return person;
}

/** An account and all below it. */
export function branchOf(model: PlainModel, id: string): string[] {
  const below = [...model.accounts].filter(([, parent]) => parent === id);
  return [id, ...below.flatMap(([child]) => branchOf(model, child))];
}

/** The roles that a user holds: their own, and those of their groups. */
export function effectiveRoleIds(model: PlainModel, person: Person): string[] {
  const groups = [...model.groups.values()].filter((group) => group.userIds.includes(person.id));
  const own = person.places.get(model.top)?.roleIds ?? [];
  return [...new Set([...own, ...groups.flatMap((group) => group.roleIds)])];
}

/** Ends the sessions of a user. */
export function endSessions(model: PlainModel, { email }: Person): void {
  for (const session of model.sessions) if (session.email === email) session.isOpen = false;
}

/** Removes a user from an account; removing them from the last one deletes them. */
export function leave(model: PlainModel, person: Person, account: string): void {
  person.places.delete(account);
  if (account === model.top) {
    endSessions(model, person);
    for (const group of model.groups.values()) group.userIds = group.userIds.filter((id) => id !== person.id);
  }
  if (person.places.size === 0) model.people.delete(person.email);
}

/** Removes a role from every user and group that has it. */
export function forgetRole(model: PlainModel, roleId: string): void {
  const without = (holder: { roleIds: string[] }) => {
    holder.roleIds = holder.roleIds.filter((id) => id !== roleId);
  };
  for (const person of model.people.values()) for (const place of person.places.values()) without(place);
  for (const group of model.groups.values()) without(group);
  model.roles.delete(roleId);
}
