import { DOMParser } from '@xmldom/xmldom';

const ELEMENT = 1;

/**
 * Reads XML the same way in a browser, a worker and Node.
 *
 * @returns `null` for a text that is not whole, or has a document type: those can hold entities that grow without end.
 */
export function parseXml(text: string): Document | null {
  if (/<!doctype/i.test(text)) return null;
  const parser = new DOMParser({
    onError: (_, message) => {
      throw new Error(message);
    },
  });
  try {
    // The parser's classes follow the DOM, but are types of their own.
    return parser.parseFromString(text, 'text/xml') as unknown as Document;
  } catch {
    return null;
  }
}

/** Elements right inside another, by namespace and local name. */
export function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === ELEMENT && (node as Element).localName === name && (node as Element).namespaceURI === namespace,
  );
}

/** The only such element; none when there are several, since two readers might pick different ones. */
export function onlyChild(parent: Element | undefined, namespace: string, name: string): Element | undefined {
  const [only, ...others] = parent ? childrenOf(parent, namespace, name) : [];
  return others.length === 0 ? only : undefined;
}

/** The text of an element without the white space around it; empty for none. */
export function textOf(element: Element | undefined): string {
  return element?.textContent?.trim() ?? '';
}

/** A text as content or attribute of an element. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
