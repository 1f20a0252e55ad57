import { z } from 'zod';
import { isoDateSchema } from './common';

/** Validates one test of a targeting rule. */
export const entitlementConditionSchema = z.object({
  attribute: z.string(),
  negate: z.boolean(),
  op: z.enum([
    'in_list',
    'starts_with',
    'ends_with',
    'contains',
    'matches',
    'equal',
    'greater_than',
    'greater_than_equal',
    'lower_than',
    'lower_than_equal',
    'between_numeric',
    'is',
    'on',
    'between_date',
    'on_or_after',
    'on_or_before',
  ]),
  /** The operand; its member depends on the operator. */
  value: z.union([
    z.object({ list: z.array(z.string()) }),
    z.object({ string: z.string() }),
    z.object({ number: z.number() }),
    z.object({ boolean: z.boolean() }),
    z.object({ date: isoDateSchema }),
    z.object({ start: z.number(), end: z.number() }),
    z.object({ start: isoDateSchema, end: isoDateSchema }),
  ]),
});
/** One test of a targeting rule. */
export type EntitlementCondition = z.infer<typeof entitlementConditionSchema>;

const treatmentSchema = z.enum(['true', 'false']);

/** Validates a targeting rule. */
export const entitlementRuleSchema = z.object({
  conditionLogic: z.literal('and'),
  conditions: z.array(entitlementConditionSchema),
  treatment: treatmentSchema,
});
/** A targeting rule: when all conditions hold, its treatment applies. */
export type EntitlementRule = z.infer<typeof entitlementRuleSchema>;

/** Validates a feature flag with its targeting. */
export const featureFlagDefinitionSchema = z.object({
  on: z.boolean(),
  offTreatment: treatmentSchema,
  defaultTreatment: treatmentSchema,
  rules: z.array(entitlementRuleSchema).optional(),
});
/** A feature flag with its targeting. */
export type FeatureFlagDefinition = z.infer<typeof featureFlagDefinitionSchema>;

/** Validates a feature. */
export const entitledFeatureSchema = z.object({
  planIds: z.array(z.string()),
  expireTime: z.number().nullish(),
  linkedPermissions: z.array(z.string()),
  featureFlag: featureFlagDefinitionSchema.optional(),
});
/** A feature; `expireTime` is `null` or absent without a direct entitlement, -1 without an end, else milliseconds. */
export type EntitledFeature = z.infer<typeof entitledFeatureSchema>;

/** Validates a plan with its targeting. */
export const entitlementPlanSchema = z.object({
  defaultTreatment: treatmentSchema,
  rules: z.array(entitlementRuleSchema).optional(),
});
/** A plan with its targeting. */
export type EntitlementPlan = z.infer<typeof entitlementPlanSchema>;

/** Schema of the answer to `getUserEntitlements`: `GET /entitlements/api/v2/user-entitlements`. */
export const userEntitlementsSchema = z.object({
  features: z.record(z.string(), entitledFeatureSchema),
  plans: z.record(z.string(), entitlementPlanSchema),
  permissions: z.record(z.string(), z.literal(true)),
});
/** The entitlements of a user: features by key, plans by id, permissions by key. */
export type UserEntitlements = z.infer<typeof userEntitlementsSchema>;
