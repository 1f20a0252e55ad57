import {
  type AuditsMetadataResponse,
  auditSeveritySchema,
  auditsMetadataResponseSchema,
  type FeatureFlagMap,
  featureFlagMapSchema,
  metadataQuerySchema,
  type NotificationsMetadataResponse,
  notificationsMetadataResponseSchema,
  portalMetadataResponseSchema,
  type SamlMetadataResponse,
} from '@portico/sdk/contract';
import { z } from 'zod';
import { type HandlerContext, type HandlerReply, route } from './route';
import { auditColumns } from './rules/audit-log';
import { type Context, readQuery, vendorOf } from './rules/context';

function getMetadata(context: HandlerContext<never>): HandlerReply {
  const { entityName } = readQuery(context, metadataQuerySchema);
  return context.reply(200, metadataOf[entityName](context));
}

const metadataOf = {
  adminBox: portalMetadata,
  saml: samlMetadata,
  audits: auditsMetadata,
  notifications: notificationsMetadata,
};

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

function auditsMetadata(context: Context): AuditsMetadataResponse {
  const row = { ...rowOf(context, 'audits'), entityName: 'audits' as const };
  return { rows: [{ ...row, theme: {}, properties: auditColumns() }] };
}

function notificationsMetadata(context: Context): NotificationsMetadataResponse {
  const row = { ...rowOf(context, 'notifications'), entityName: 'notifications' as const };
  const severities = auditSeveritySchema.options;
  return { rows: [{ ...row, channels: ['bell'], channelsConfig: [], severities, theme: {}, properties: [] }] };
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

const metadataResponseSchema = z.union([
  portalMetadataResponseSchema,
  auditsMetadataResponseSchema,
  notificationsMetadataResponseSchema,
]);

/** What the portal loads first (portal spec §7 "Portal and flags"). */
export const portalRoutes = [
  route('GET /metadata', getMetadata, { answer: metadataResponseSchema }),
  route('GET /flags', getFeatureFlags, { answer: featureFlagMapSchema }),
];
