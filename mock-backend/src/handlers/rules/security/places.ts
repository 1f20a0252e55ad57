import { errorCodes, isWithin, readRange } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { UserRow } from '../../../db/tables';
import type { Context } from '../call/context';
import type { HandlerRequest } from '../call/handler-context';
import { Refusal } from '../call/refusal';
import { placeOfIp } from './ip-places';
import { policyFlag, policyOf } from './policies';

/**
 * The country that a request comes from, as two capital letters: what a proxy says (`cf-ipcountry`), else what is known
 * of its address. `undefined` when it is unknown.
 */
function countryOf({ headers, clientIp }: HandlerRequest): string | undefined {
  const fromProxy = headers['cf-ipcountry']?.trim().toUpperCase();
  if (fromProxy && /^[A-Z]{2}$/.test(fromProxy) && fromProxy !== 'XX') return fromProxy;
  return placeOfIp(clientIp)?.country_code ?? undefined;
}

/** Whether an address passes the list of addresses that a tenant uses, whether or not it is switched on. */
export function passesAddressList(db: Database, tenantId: string, ip: string): boolean {
  const isBlockList = policyOf(db, 'ip-restrictions', tenantId).strategy === 'BLOCK';
  const list = addressesOf(db, tenantId, isBlockList ? 'BLOCK' : 'ALLOW');
  return list.length === 0 || isOnList(ip, list) !== isBlockList;
}

/** Whether an address is on the allow list. */
export function isOnAllowList(db: Database, tenantId: string, ip: string): boolean {
  return isOnList(ip, addressesOf(db, tenantId, 'ALLOW'));
}

/**
 * Refuses requests from addresses and countries that the tenant does not allow. Runs on every call.
 *
 * @throws {Refusal} 403 `ER-PLACE-NOT-ALLOWED`.
 */
export function refusePlace({ db }: { db: Database }, request: HandlerRequest, tenantId: string): void {
  const restricted = refusedBy(db, request, tenantId);
  if (!restricted) return;
  const errors = ['This account cannot be used from where you are.'];
  throw new Refusal({ status: 403, body: { errors, errorCode: errorCodes.placeNotAllowed, context: { restricted } } });
}

/** The same for a sign-in. If the policy says so, a mail informs the user: an attacker may have tried to sign in. */
export function refuseEntry(context: Context, user: UserRow, tenantId: string): void {
  const { db, inbox, request } = context;
  const byCountry = refusedBy(db, request, tenantId) === 'country';
  if (byCountry && policyFlag(db, 'country-restrictions', tenantId, 'shouldSendRestrictionEmail', false)) {
    inbox.send({
      to: user.email,
      subject: 'A sign-in was refused',
      text: [
        `Hello ${user.name || user.email},`,
        `a sign-in to your account from ${countryOf(request) ?? 'an unknown country'} was refused.`,
        'If it was you, ask your administrator. If it was not, choose a new password.',
      ].join('\n\n'),
    });
  }
  refusePlace(context, request, tenantId);
}

function refusedBy(db: Database, request: HandlerRequest, tenantId: string): 'address' | 'country' | undefined {
  const addresses = policyFlag(db, 'ip-restrictions', tenantId, 'isActive', false);
  if (addresses && !passesAddressList(db, tenantId, request.clientIp)) return 'address';
  const countries = policyFlag(db, 'country-restrictions', tenantId, 'enabled', false);
  return countries && !passesCountryList(db, request, tenantId) ? 'country' : undefined;
}

function passesCountryList(db: Database, request: HandlerRequest, tenantId: string): boolean {
  const { action, failStrategy } = policyOf(db, 'country-restrictions', tenantId);
  const list = db.countryRestrictions.listBy('tenantId', tenantId);
  if (list.length === 0) return true;
  const country = countryOf(request);
  if (country === undefined) return failStrategy !== 'BLOCK';
  return list.some((row) => row.countryCode === country) === (action === 'ALLOW');
}

function addressesOf(db: Database, tenantId: string, strategy: 'ALLOW' | 'BLOCK'): string[] {
  const rows = db.ipRestrictions.listBy('tenantId', tenantId);
  return rows.filter((row) => row.isActive && row.strategy === strategy).map((row) => row.ip);
}

function isOnList(ip: string, list: readonly string[]): boolean {
  const address = readRange(ip);
  return list.some((entry) => {
    const range = readRange(entry);
    return address !== undefined && range !== undefined && isWithin(address, range);
  });
}
