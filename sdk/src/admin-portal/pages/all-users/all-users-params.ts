/** What the page keeps in its address. */
export const allUsersParams = ['search', 'account', 'sort', 'page', 'pageSize'] as const;
