/** Reads the address of a dialog about several users. */
export const aboutSelection =
  <K extends string>(kind: K) =>
  (userIds: string) =>
    userIds ? { kind, userIds: userIds.split(',') } : undefined;
