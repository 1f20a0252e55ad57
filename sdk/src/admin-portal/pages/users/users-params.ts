/** Fields that users are filtered by, named as the service names them, in the order of the menu. */
export const filterParams = [
  'status',
  'roleIds',
  'name',
  'email',
  'username',
  'phone',
  'createdAt',
  'lastLogin',
  'managedBy',
  'mfaEnabled',
  'roleCount',
] as const;

/** What the page keeps in its address. */
export const usersParams = ['search', ...filterParams, 'sort', 'page', 'pageSize'] as const;
