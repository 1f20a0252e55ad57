import { type UserEntitlements, userEntitlementsSchema } from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';

async function getUserEntitlements(context: HandlerContext<never>): Promise<HandlerReply> {
  const { permissions } = await context.caller();
  const held = Object.fromEntries(permissions.map((key) => [key, true as const]));
  const entitlements: UserEntitlements = { features: {}, plans: {}, permissions: held };
  return context.reply(200, entitlements);
}

/** Entitlements (sign-in spec §3). */
export const entitlementRoutes = [
  route('GET /entitlements/api/v2/user-entitlements', getUserEntitlements, { answer: userEntitlementsSchema }),
];
