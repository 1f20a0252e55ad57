import { DOMParser as SpareParser, XMLSerializer as SpareSerializer } from '@xmldom/xmldom';

const ELEMENT = 1;

/**
 * Reads XML with the parser of the page, as the signatures' library does; Node and workers have none and use a spare.
 *
 * @returns `null` for a text that is not whole, or has a document type: those can hold entities that grow without end.
 */
export function parseXml(text: string): Document | null {
  if (/<!doctype/i.test(text)) return null;
  return typeof DOMParser === 'undefined' ? parseWithSpare(text) : parseInPage(text);
}

/** Serializes a document, with the library that has parsed it. */
export function serializeXml(document: Document): string {
  if (typeof XMLSerializer !== 'undefined') return new XMLSerializer().serializeToString(document);
  return new SpareSerializer().serializeToString(document as never);
}

/** A browser reports a syntax error as an element of the document. */
function parseInPage(text: string): Document | null {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  return document.getElementsByTagName('parsererror').length > 0 ? null : document;
}

function parseWithSpare(text: string): Document | null {
  const parser = new SpareParser({
    onError: (_, message) => {
      throw new Error(message);
    },
  });
  try {
    // Its classes follow the DOM, but are types of their own.
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
export function elementText(element: Element | undefined): string {
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
