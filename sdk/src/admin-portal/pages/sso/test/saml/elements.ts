/** The namespaces of SAML 2.0 and of XML signatures. */
export const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

/** The elements with this name right inside of another. */
export function childrenOf(parent: Element | undefined, namespace: keyof typeof namespaces, name: string): Element[] {
  return [...(parent?.children ?? [])].filter(
    (child) => child.localName === name && child.namespaceURI === namespaces[namespace],
  );
}

/** The only such element. Of several, two readers could take different ones: then there is none. */
export function onlyChild(
  parent: Element | undefined,
  namespace: keyof typeof namespaces,
  name: string,
): Element | undefined {
  const [only, ...others] = childrenOf(parent, namespace, name);
  return others.length === 0 ? only : undefined;
}

/** Text of an element without the space around it; empty for none. */
export function elementText(element: Element | undefined): string {
  return element?.textContent?.trim() ?? '';
}
