import { decodeText } from './encoding';
import { namespaces } from './namespaces';
import { isSignedBy } from './signatures';
import { childrenOf, elementText, onlyChild, parseXml } from './xml';

/** How far apart the clocks of provider and service may be: 1 minute. */
const CLOCK_SKEW_MS = 60_000;
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** Names under which providers send addresses, names and groups. */
const ATTRIBUTES = {
  email: /^(?:email|emailaddress|mail)$/i,
  name: /^(?:name|displayname)$/i,
  groups: /^(?:groups?|memberof)$/i,
};

/** What an answer has to agree with. */
export interface Expected {
  /** Whose key it is signed by. */
  certificate: string;
  /** Entity id of the provider; empty for any. */
  issuer: string;
  /** Whom it is for. */
  audience: string;
  /** Where it goes. */
  acsUrl: string;
  /** Which request it answers. */
  requestId: string;
  /** In milliseconds since 1970. */
  now: number;
}

/** A person as their provider describes them. */
export interface ProviderAccount {
  /** Lower case. */
  email: string;
  name: string;
  groups: string[];
}

/** What an answer says, or what is wrong with it. */
export type SamlVerdict =
  | { kind: 'accepted'; account: ProviderAccount; assertionId: string; expiresAt: number }
  | { kind: 'denied' }
  | { kind: 'refused'; reason: string };

/** Checks an answer as a service provider has to (SAML profiles §4.1.4.3), its signature before all else it says. */
export async function verifyResponse(encoded: string, expected: Expected): Promise<SamlVerdict> {
  const xml = decodeText(encoded);
  // XML comments split text nodes in some parsers only, so that two parsers could read different names.
  const response = xml === null || xml.includes('<!--') ? undefined : parseXml(xml)?.documentElement;
  if (response?.localName !== 'Response' || response.namespaceURI !== namespaces.protocol) return refused('structure');
  const failure = failureOf(response);
  if (failure) return failure;
  const assertion = onlyChild(response, namespaces.assertion, 'Assertion');
  const everywhere = response.getElementsByTagNameNS('*', 'Assertion');
  if (!assertion || everywhere.length !== 1) return refused('structure');
  const signed = await signedBy(response, assertion, expected.certificate);
  if (signed !== 'signed') return refused(signed);
  return readAssertion(response, assertion, expected);
}

function failureOf(response: Element): SamlVerdict | undefined {
  const status = onlyChild(response, namespaces.protocol, 'Status');
  const code = onlyChild(status, namespaces.protocol, 'StatusCode');
  if (code?.getAttribute('Value') === `${STATUS}Success`) return undefined;
  const detail = onlyChild(code, namespaces.protocol, 'StatusCode')?.getAttribute('Value') ?? '';
  const isDenied = [`${STATUS}RequestDenied`, `${STATUS}AuthnFailed`].includes(detail);
  return isDenied ? { kind: 'denied' } : refused('provider');
}

/** Providers sign the assertion, or the whole response around it. */
async function signedBy(response: Element, assertion: Element, certificate: string) {
  const signatures = response.getElementsByTagNameNS(namespaces.signature, 'Signature');
  if (signatures.length === 0) return 'unsigned';
  const both = await Promise.all([assertion, response].map((element) => isSignedBy(element, certificate)));
  return both.includes(true) ? 'signed' : 'signature';
}

function readAssertion(response: Element, assertion: Element, expected: Expected): SamlVerdict {
  const conditions = onlyChild(assertion, namespaces.assertion, 'Conditions');
  const subject = onlyChild(assertion, namespaces.assertion, 'Subject');
  const confirmation = confirmationOf(subject);
  const issuer = elementText(onlyChild(assertion, namespaces.assertion, 'Issuer'));
  const until = Math.min(timeOf(conditions, 'NotOnOrAfter'), timeOf(confirmation, 'NotOnOrAfter'));
  const destination = response.getAttribute('Destination') ?? expected.acsUrl;

  if (!conditions || !confirmation) return refused('structure');
  if (expected.issuer !== '' && issuer !== expected.issuer) return refused('issuer');
  if (!audiencesOf(conditions).includes(expected.audience)) return refused('audience');
  if (destination !== expected.acsUrl || confirmation.getAttribute('Recipient') !== expected.acsUrl) {
    return refused('destination');
  }
  if (confirmation.getAttribute('InResponseTo') !== expected.requestId) return refused('request');
  if (!(until + CLOCK_SKEW_MS > expected.now)) return refused('expired');
  if (conditions.hasAttribute('NotBefore') && !(timeOf(conditions, 'NotBefore') - CLOCK_SKEW_MS <= expected.now)) {
    return refused('early');
  }
  const account = accountOf(assertion, subject);
  const assertionId = assertion.getAttribute('ID') ?? '';
  if (!account.email.includes('@') || assertionId === '') return refused('structure');
  return { kind: 'accepted', account, assertionId, expiresAt: until + CLOCK_SKEW_MS };
}

function confirmationOf(subject: Element | undefined): Element | undefined {
  const confirmations = subject ? childrenOf(subject, namespaces.assertion, 'SubjectConfirmation') : [];
  const bearer = confirmations.find((one) => one.getAttribute('Method') === BEARER);
  return onlyChild(bearer, namespaces.assertion, 'SubjectConfirmationData');
}

function audiencesOf(conditions: Element): string[] {
  const restrictions = childrenOf(conditions, namespaces.assertion, 'AudienceRestriction');
  return restrictions.flatMap((one) => childrenOf(one, namespaces.assertion, 'Audience').map(elementText));
}

/** `NaN`, which is on no side of any moment, without a date. */
function timeOf(element: Element | undefined, name: string): number {
  return Date.parse(element?.getAttribute(name) ?? '');
}

function accountOf(assertion: Element, subject: Element | undefined): ProviderAccount {
  const values = (pattern: RegExp) => attributesOf(assertion).flatMap(([name, all]) => (pattern.test(name) ? all : []));
  const [email = elementText(onlyChild(subject, namespaces.assertion, 'NameID'))] = values(ATTRIBUTES.email);
  const [name = ''] = values(ATTRIBUTES.name);
  return { email: email.toLowerCase(), name, groups: values(ATTRIBUTES.groups) };
}

/** Azure and others name attributes by whole addresses: the last part of them counts. */
function attributesOf(assertion: Element): [name: string, values: string[]][] {
  const statements = childrenOf(assertion, namespaces.assertion, 'AttributeStatement');
  const attributes = statements.flatMap((one) => childrenOf(one, namespaces.assertion, 'Attribute'));
  return attributes.map((one) => [
    (one.getAttribute('Name') ?? '').replace(/^.*\//, ''),
    childrenOf(one, namespaces.assertion, 'AttributeValue').map(elementText),
  ]);
}

function refused(reason: string): SamlVerdict {
  return { kind: 'refused', reason };
}
