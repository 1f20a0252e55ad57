/** Reads the address of a dialog about several users. Call it late: chunks of dialogs and of the frame import each other. */
export function aboutSelection<K extends string>(kind: K, userIds: string) {
  return userIds ? { kind, userIds: userIds.split(',') } : undefined;
}
