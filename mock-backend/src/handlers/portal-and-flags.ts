import {
  type FeatureFlagMap,
  featureFlagMapSchema,
  metadataQuerySchema,
  portalMetadataResponseSchema,
  type SamlMetadataResponse,
} from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';
import { type Context, readQuery, vendorOf } from './rules/context';

function getMetadata(context: HandlerContext<never>): HandlerReply {
  const { entityName } = readQuery(context, metadataQuerySchema);
  return context.reply(200, entityName === 'saml' ? samlMetadata(context) : portalMetadata(context));
}

function portalMetadata(context: Context) {
  const configuration = context.db.metadata.find('adminBox')?.configuration;
  return { rows: configuration ? [{ ...rowOf(context, 'adminBox'), configuration }] : [] };
}

function samlMetadata(context: Context): SamlMetadataResponse {
  const { origin } = context.request.url;
  const configuration = { acsUrl: `${origin}/auth/saml/callback`, spEntityId: vendorOf(context).clientId };
  const row = { ...rowOf(context, 'saml'), entityName: 'saml' as const };
  return { rows: [{ ...row, isActive: false, configuration, properties: [] }] };
}

function rowOf(context: Context, entityName: string) {
  const { id: vendorId, createdAt } = vendorOf(context);
  return { id: `metadata-${entityName}`, vendorId, entityName, createdAt, updatedAt: createdAt };
}

function getFeatureFlags(context: HandlerContext<never>): HandlerReply {
  const flags: FeatureFlagMap = {};
  for (const { id, on } of context.db.flags.list()) flags[id] = on ? 'on' : 'off';
  return context.reply(200, flags);
}

/** What the portal loads first (portal spec §7 "Portal and flags"). */
export const portalRoutes = [
  route('GET /metadata', getMetadata, { answer: portalMetadataResponseSchema }),
  route('GET /flags', getFeatureFlags, { answer: featureFlagMapSchema }),
];
