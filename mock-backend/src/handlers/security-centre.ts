import { getInsightsResponseSchema, getRecommendationsResponseSchema } from '@portico/sdk/contract';
import { route } from './route';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { insightsOf, recommendationsOf, scoreOf } from './rules/security/security-advice';
import { securityFactsOf } from './rules/security/security-facts';
import { permissionKeys } from './rules/team/permissions';

async function getRecommendations(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const items = recommendationsOf(securityFactsOf(context, tenant.id));
  return context.reply(200, { scoring: { score: scoreOf(items) }, recommendations: { items } });
}

async function getInsights(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, { insights: { items: insightsOf(securityFactsOf(context, tenant.id)) } });
}

const permission = permissionKeys.readSecurityPolicy;

/** How safe a tenant is (portal spec §7 "Security centre and audits"). */
export const securityCentreRoutes = [
  route('GET /security-center/resources/recommendations/v1', getRecommendations, {
    permission,
    answer: getRecommendationsResponseSchema,
  }),
  route('GET /security-center/resources/insights/v1', getInsights, { permission, answer: getInsightsResponseSchema }),
];
