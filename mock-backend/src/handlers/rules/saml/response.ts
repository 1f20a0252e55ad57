import type { ProviderFailure } from '../social-login/choose-account';
import { encodeText } from './encoding';
import { namespaces } from './namespaces';
import type { SamlRequest } from './request';
import { signAssertion } from './signatures';
import { escapeXml } from './xml';

/** How long an assertion is good for: 5 minutes. */
const ASSERTION_SECONDS = 300;
const HOUR_MS = 3_600_000;
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';

/** How a simulated provider answers wrongly, to show how the service refuses it. */
export type ProviderFault = 'expired' | 'audience' | 'unsigned' | 'tampered';

/** Who signs in where. */
export interface SamlSignIn {
  request: SamlRequest;
  /** Entity id of the provider. */
  provider: string;
  account: { email: string; name: string; groups: readonly string[] };
  /** Fresh ids for the response and the assertion. */
  ids: readonly [response: string, assertion: string];
  /** In milliseconds since 1970. */
  now: number;
  fault?: ProviderFault | undefined;
}

/** What a provider answers after an account was chosen: in base64, as a form carries it. */
export async function writeSignIn(signIn: SamlSignIn): Promise<string> {
  const { request, provider, fault, ids } = signIn;
  const now = fault === 'expired' ? signIn.now - HOUR_MS : signIn.now;
  const content = `${statusOf('Success')}${assertionOf({ ...signIn, now })}`;
  const response = envelope(request, provider, ids[0], now, content);
  const signed = fault === 'unsigned' ? response : await signAssertion(response, ids[1]);
  return encodeText(fault === 'tampered' ? signed.replace('</saml:NameID>', '.example</saml:NameID>') : signed);
}

/** Second-level status codes (SAML core §3.2.2.2). */
const failureDetails: { readonly [F in ProviderFailure]: string | undefined } = {
  cancel: 'AuthnFailed',
  deny: 'RequestDenied',
  error: undefined,
};

/** What a provider answers when the sign-in fails. */
export function writeFailure(
  { request, provider, ids, now }: Omit<SamlSignIn, 'account'>,
  reason: ProviderFailure,
): string {
  return encodeText(envelope(request, provider, ids[0], now, statusOf('Responder', failureDetails[reason])));
}

function envelope({ id, acsUrl }: SamlRequest, provider: string, responseId: string, now: number, content: string) {
  const { protocol, assertion } = namespaces;
  return [
    `<samlp:Response xmlns:samlp="${protocol}" xmlns:saml="${assertion}" Version="2.0" ID="${responseId}"`,
    ` IssueInstant="${iso(now)}" Destination="${escapeXml(acsUrl)}" InResponseTo="${escapeXml(id)}">`,
    `<saml:Issuer>${escapeXml(provider)}</saml:Issuer>${content}</samlp:Response>`,
  ].join('');
}

function statusOf(code: string, detail?: string): string {
  const inner = detail ? `<samlp:StatusCode Value="${STATUS}${detail}"/>` : '';
  return `<samlp:Status><samlp:StatusCode Value="${STATUS}${code}">${inner}</samlp:StatusCode></samlp:Status>`;
}

function assertionOf({ request, provider, account, ids, now, fault }: SamlSignIn): string {
  const until = iso(now + ASSERTION_SECONDS * 1000);
  const audience = fault === 'audience' ? 'https://other-audience.test' : request.issuer;
  const confirmation = `NotOnOrAfter="${until}" Recipient="${escapeXml(request.acsUrl)}" InResponseTo="${escapeXml(request.id)}"`;
  return [
    `<saml:Assertion Version="2.0" ID="${ids[1]}" IssueInstant="${iso(now)}">`,
    `<saml:Issuer>${escapeXml(provider)}</saml:Issuer>`,
    '<saml:Subject>',
    `<saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${escapeXml(account.email)}</saml:NameID>`,
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
    `<saml:SubjectConfirmationData ${confirmation}/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${iso(now)}" NotOnOrAfter="${until}">`,
    `<saml:AudienceRestriction><saml:Audience>${escapeXml(audience)}</saml:Audience></saml:AudienceRestriction>`,
    '</saml:Conditions>',
    `<saml:AuthnStatement AuthnInstant="${iso(now)}"><saml:AuthnContext><saml:AuthnContextClassRef>`,
    'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
    '</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>',
    '<saml:AttributeStatement>',
    attributeOf('name', [account.name]),
    attributeOf('groups', account.groups),
    '</saml:AttributeStatement></saml:Assertion>',
  ].join('');
}

function attributeOf(name: string, values: readonly string[]): string {
  if (values.length === 0) return '';
  const inner = values.map((value) => `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue>`).join('');
  return `<saml:Attribute Name="${name}">${inner}</saml:Attribute>`;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
