import {
  type AuditsMetadataResponse,
  auditSeveritySchema,
  auditsMetadataResponseSchema,
  errorCodes,
  type FeatureFlagMap,
  featureFlagMapSchema,
  type IpMetadata,
  ipMetadataSchema,
  type MetadataTheme,
  metadataOverrideSchema,
  metadataQuerySchema,
  type NotificationsMetadataResponse,
  notificationsMetadataResponseSchema,
  portalMetadataResponseSchema,
  type SamlMetadataResponse,
} from '@portico/sdk/contract';
import { z } from 'zod';
import { route } from './route';
import { type Context, readQuery, refuse, vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { auditColumns } from './rules/events/audit-log';
import { serviceProviderOf } from './rules/hosted-login/service-addresses';
import { placeOfIp } from './rules/security/ip-places';
import { isSsoActive } from './rules/sso/sso-routing';
import { customLoginOf, layered } from './rules/tenants/custom-login';

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

/** The vendor's document; where the host's address names a tenant, with what that has changed of it. */
function portalMetadata(context: Context) {
  const { db, request } = context;
  const vendor = db.metadata.find('adminBox')?.configuration;
  const alias = request.headers['frontegg-login-alias'];
  const tenant = alias === undefined ? undefined : db.tenants.findBy('alias', alias);
  const configuration = vendor && tenant ? layered(vendor, customLoginOf(db, tenant.id)) : vendor;
  return { rows: configuration ? [{ ...rowOf(context, 'adminBox'), configuration }] : [] };
}

function samlMetadata(context: Context): SamlMetadataResponse {
  const row = { ...rowOf(context, 'saml'), entityName: 'saml' as const };
  const isActive = isSsoActive(context.db);
  return { rows: [{ ...row, isActive, configuration: serviceProviderOf(context), properties: [] }] };
}

function auditsMetadata(context: Context): AuditsMetadataResponse {
  const row = { ...rowOf(context, 'audits'), entityName: 'audits' as const };
  return { rows: [{ ...row, theme: themeOf('audits'), properties: auditColumns() }] };
}

function notificationsMetadata(context: Context): NotificationsMetadataResponse {
  const row = { ...rowOf(context, 'notifications'), entityName: 'notifications' as const };
  const severities = auditSeveritySchema.options;
  return {
    rows: [
      { ...row, channels: ['bell'], channelsConfig: [], severities, theme: themeOf('notifications'), properties: [] },
    ],
  };
}

function themeOf(entityName: string): MetadataTheme {
  return { id: `theme-${entityName}`, name: 'default', styles: {} };
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

/** Whatever a world keeps under this name; a document elsewhere is fetched from there. */
function getMetadataOverride(context: HandlerContext<never>): HandlerReply {
  const configuration = context.db.metadata.find('overrides')?.configuration;
  if (configuration) return context.reply(200, configuration);
  return refuse(context, 404, errorCodes.notFound, 'There is no override.', { kind: 'metadata' });
}

async function getIpMetadata(context: HandlerContext<'ip'>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, findPlace(context, context.params.ip));
}

/** Without a session: clients ask before anyone is signed in. */
function getOwnIpMetadata(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, findPlace(context, context.request.clientIp));
}

function findPlace(context: Context, ip: string): IpMetadata {
  return placeOfIp(ip) ?? refuse(context, 404, errorCodes.notFound, 'This is no IP address.', { kind: 'ip' });
}

/** What the portal loads first (portal spec §7 "Portal and flags"). */
export const portalRoutes = [
  route('GET /metadata', getMetadata, { answer: metadataResponseSchema }),
  route('GET /metadata/overrides', getMetadataOverride, { answer: metadataOverrideSchema }),
  route('GET /metadata/ip/{ip}', getIpMetadata, { answer: ipMetadataSchema }),
  route('GET /metadata/ipme', getOwnIpMetadata, { answer: ipMetadataSchema }),
  route('GET /flags', getFeatureFlags, { answer: featureFlagMapSchema }),
];
