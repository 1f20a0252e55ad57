import type { PortalMetadata } from '@portico/sdk/metadata';
import looks from './own-looks.json' with { type: 'json' };

/** A theme with another preset and other colours. The build `host-swift-own` prerenders its page with it. */
export const ownLooks = looks as PortalMetadata;
