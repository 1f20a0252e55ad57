import type { PortalMetadata } from '@portico/sdk/metadata';
import theme from './vendor-theme.json' with { type: 'json' };

/** A theme with another preset and other colours. The build `host-swift-themed` prerenders its page with it. */
export const vendorTheme = theme as PortalMetadata;
