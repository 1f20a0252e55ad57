/** Columns whose filter is a part of their text. */
export const textFilters = ['email', 'action', 'description', 'ip', 'userAgent', 'resource'] as const;

/** A column whose filter is a part of its text. */
export type TextFilter = (typeof textFilters)[number];

/** What the list keeps in the address. */
export const auditsQueryParams = ['search', 'severity', 'from', 'to', ...textFilters, 'sort', 'page', 'pageSize'];

/** What the page keeps in its address. */
export const auditsParams = ['view', ...auditsQueryParams];
