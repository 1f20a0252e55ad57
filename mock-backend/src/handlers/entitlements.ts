import { type UserEntitlements, userEntitlementsSchema } from '@portico/sdk/contract';
import { route } from './route';
import { settle } from './rules/billing/billing-access';
import { toFeatures, toPlans } from './rules/billing/plan-features';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';

async function getUserEntitlements(context: HandlerContext<never>): Promise<HandlerReply> {
  const { permissions, tenant } = await context.caller();
  const subscription = settle(context, tenant.id);
  const entitlements: UserEntitlements = {
    features: toFeatures(context.db, subscription),
    plans: toPlans(context.db, subscription),
    permissions: Object.fromEntries(permissions.map((key) => [key, true as const])),
  };
  return context.reply(200, entitlements);
}

/** Entitlements (sign-in spec §3). */
export const entitlementRoutes = [
  route('GET /entitlements/api/v2/user-entitlements', getUserEntitlements, { answer: userEntitlementsSchema }),
];
