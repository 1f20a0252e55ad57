import type {
  BillingAddress,
  PaymentMethod,
  UpdateBillingDetailsRequest,
  UpdateBillingDetailsResponse,
} from '../../../contract';
import type { BillingDetails } from './subscriptions-state';

/** The parts of an address, in the order in which forms ask for them. */
export const addressParts = [
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
] as const satisfies readonly (keyof BillingAddress)[];

/** The billing details of a card. */
export function detailsOf(method: Pick<PaymentMethod, 'billingDetails'> | null): BillingDetails {
  const { email = '', address = {} } = method?.billingDetails ?? {};
  const { addressLine1 = '', addressLine2 = '', city = '', state = '', postalCode = '', country = '' } = address;
  return { email, addressLine1, addressLine2, city, state, postalCode, country };
}

/** The details that differ: only these are sent (portal spec §5). */
export function changesOf(before: BillingDetails, after: BillingDetails): UpdateBillingDetailsRequest {
  const changed = addressParts.filter((part) => after[part] !== before[part]);
  const address = Object.fromEntries(changed.map((part) => [part, after[part]]));
  return {
    ...(after.email !== before.email && { email: after.email }),
    ...(changed.length > 0 && { address }),
  };
}

/** A card with the details that the service has saved, or those that were sent if its answer has none. */
export function withDetails(
  method: PaymentMethod,
  { email, address }: UpdateBillingDetailsResponse,
  sent: BillingDetails,
): PaymentMethod {
  const { email: sentEmail, ...sentAddress } = sent;
  const name = method.billingDetails?.name ?? '';
  return { ...method, billingDetails: { name, email: email ?? sentEmail, address: address ?? sentAddress } };
}
