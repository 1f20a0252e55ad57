import { childrenOf, elementText, namespaces, onlyChild } from './elements';

/** A value that the provider sends about a user. */
export interface SentAttribute {
  name: string;
  values: readonly string[];
}

/** What an answer of a SAML provider says. Nothing is checked yet. */
export interface SamlAnswer {
  response: Element;
  /** The last part of the status; `Success` for a sign-in. */
  status: string;
  isEncrypted: boolean;
  assertion: Element | undefined;
  issuer: string;
  audiences: readonly string[];
  recipient: string;
  /** In milliseconds since 1970; `NaN` if the answer does not say it. */
  from: number;
  until: number;
  nameId: string;
  attributes: readonly SentAttribute[];
}

/**
 * Reads the parameter `SAMLResponse` (SAML bindings §3.5.4).
 *
 * @returns `null` for what is no answer, and for one with a document type, whose entities could grow without end.
 */
export function readSamlAnswer(encoded: string): SamlAnswer | null {
  const xml = decode(encoded);
  if (xml === null || /<!doctype|<!--/i.test(xml)) return null;
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const response = document.documentElement;
  const isResponse = response.localName === 'Response' && response.namespaceURI === namespaces.protocol;
  return isResponse ? answerOf(response) : null;
}

function answerOf(response: Element): SamlAnswer {
  const assertion = onlyChild(response, 'assertion', 'Assertion');
  const conditions = onlyChild(assertion, 'assertion', 'Conditions');
  const subject = onlyChild(assertion, 'assertion', 'Subject');
  const confirmation = onlyChild(subject, 'assertion', 'SubjectConfirmation');
  const data = onlyChild(confirmation, 'assertion', 'SubjectConfirmationData');
  const restriction = onlyChild(conditions, 'assertion', 'AudienceRestriction');
  return {
    response,
    assertion,
    status: statusOf(response),
    isEncrypted: childrenOf(response, 'assertion', 'EncryptedAssertion').length > 0,
    issuer: elementText(onlyChild(assertion, 'assertion', 'Issuer')),
    audiences: childrenOf(restriction, 'assertion', 'Audience').map(elementText),
    recipient: data?.getAttribute('Recipient') ?? '',
    from: Date.parse(conditions?.getAttribute('NotBefore') ?? ''),
    until: Date.parse(conditions?.getAttribute('NotOnOrAfter') ?? ''),
    nameId: elementText(onlyChild(subject, 'assertion', 'NameID')),
    attributes: attributesOf(assertion),
  };
}

/** The inner status if there is one: it says why the provider refuses. */
function statusOf(response: Element): string {
  const code = onlyChild(onlyChild(response, 'protocol', 'Status'), 'protocol', 'StatusCode');
  const detail = onlyChild(code, 'protocol', 'StatusCode') ?? code;
  return detail?.getAttribute('Value')?.replace(/^.*:/, '') ?? '';
}

function attributesOf(assertion: Element | undefined): SentAttribute[] {
  const statements = childrenOf(assertion, 'assertion', 'AttributeStatement');
  const attributes = statements.flatMap((statement) => childrenOf(statement, 'assertion', 'Attribute'));
  return attributes.map((attribute) => ({
    name: attribute.getAttribute('Name') ?? '',
    values: childrenOf(attribute, 'assertion', 'AttributeValue').map(elementText),
  }));
}

function decode(encoded: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
