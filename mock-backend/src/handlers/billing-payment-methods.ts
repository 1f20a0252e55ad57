import {
  listPaymentMethodsResponseSchema,
  paymentMethodSchema,
  updateBillingDetailsRequestSchema,
  updateBillingDetailsResponseSchema,
} from '@portico/sdk/contract';
import type { PaymentMethodRow } from '../db/tables';
import { route } from './route';
import { findBilledTenant, missing } from './rules/billing/billing-access';
import { toPaymentMethod } from './rules/billing/billing-views';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { present } from './rules/team/views';

async function listPaymentMethods(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const methods = context.db.paymentMethods.listBy('tenantId', tenant.id);
  // Clients take the first.
  const sorted = [...methods.filter((row) => row.isDefault), ...methods.filter((row) => !row.isDefault)];
  return context.reply(200, sorted.map(toPaymentMethod));
}

async function getPaymentMethod(context: HandlerContext<'paymentMethodId'>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, toPaymentMethod(findMethod(context, tenant.id)));
}

async function updateBillingDetails(context: HandlerContext<'paymentMethodId'>): Promise<HandlerReply> {
  const tenant = await findBilledTenant(context);
  const before = findMethod(context, tenant.id);
  const changes = context.read(updateBillingDetailsRequestSchema);
  const { email, address } = context.db.paymentMethods.update(before.id, {
    email: changes.email ?? before.email,
    address: { ...before.address, ...changes.address },
  });
  return context.reply(200, { ...present({ email }), address });
}

function findMethod(context: HandlerContext<'paymentMethodId'>, tenantId: string): PaymentMethodRow {
  const method = context.db.paymentMethods.find(context.params.paymentMethodId);
  return method?.tenantId === tenantId ? method : missing(context, 'payment method');
}

const { readBilling, changeBilling } = permissionKeys;

/** What tenants pay with (portal spec §4 "Payment method", §7 "Billing"). */
export const billingPaymentMethodRoutes = [
  route('GET /subscriptions/resources/billing/payment-methods/v1', listPaymentMethods, {
    permission: readBilling,
    answer: listPaymentMethodsResponseSchema,
  }),
  route('GET /subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}', getPaymentMethod, {
    permission: readBilling,
    answer: paymentMethodSchema,
  }),
  route(
    'PATCH /subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}/billing-details',
    updateBillingDetails,
    {
      permission: changeBilling,
      answer: updateBillingDetailsResponseSchema,
      record: recordAs('payment-method.changed', () => 'Billing address'),
    },
  ),
];
