import type { PortalMetadata } from '@portico/sdk/metadata';
import looks from './own-looks.json' with { type: 'json' };

/** Another preset, other colours: what the default looks cannot show. The page that has them in it is built by the same. */
export const ownLooks = looks as PortalMetadata;
