import * as z from 'zod/mini';
import { baseThemeShape } from './base-theme-schema';
import { each, keep, style } from './schema-parts';

/** What every page of the portal may set (contract: metadata §7.2). */
export const portalPageShape = {
  ...baseThemeShape,
  ...each(['header', 'content'], style),
  cardList: z.optional(keep({ cardListItemStyle: z.optional(style) })),
};

/** The schema of a page without options of its own. A named type: the compiler refuses to write out that of all pages. */
export interface PortalPageSchema extends z.ZodMiniObject<typeof portalPageShape> {}
