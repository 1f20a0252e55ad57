const TEXT = 3;
const CDATA = 4;
const ELEMENT = 1;

/** How an element is written. */
export interface Canonicalization {
  /** Prefixes whose namespaces are written even where they are not used. */
  inclusive: readonly string[];
  /** An element to leave out, such as the signature over the element around it. */
  without?: Element | undefined;
}

/** Prefixes with the namespaces that the elements around have written. */
type Written = ReadonlyMap<string, string>;

/**
 * Writes an element the way that signatures are made over (Exclusive XML Canonicalization 1.0, without comments): two
 * texts that mean the same are then equal.
 */
export function canonicalXml(element: Element, how: Canonicalization): string {
  return writeElement(element, how, new Map());
}

function writeElement(element: Element, how: Canonicalization, around: Written): string {
  const attributes = [...element.attributes].filter((one) => one.name !== 'xmlns' && one.prefix !== 'xmlns');
  const written = new Map(around);
  const namespaces = usedPrefixes(element, attributes, how).flatMap((prefix) => {
    const namespace = element.lookupNamespaceURI(prefix || null) ?? '';
    if ((written.get(prefix) ?? '') === namespace) return [];
    written.set(prefix, namespace);
    return ` xmlns${prefix && ':'}${prefix}="${escapeValue(namespace)}"`;
  });
  const values = attributes.sort(byNamespace).map(({ name, value }) => ` ${name}="${escapeValue(value)}"`);
  const inner = [...element.childNodes].map((node) => writeNode(node, how, written)).join('');
  return `<${element.tagName}${namespaces.join('')}${values.join('')}>${inner}</${element.tagName}>`;
}

/** In their order; the empty one is that of the default namespace. */
function usedPrefixes(element: Element, attributes: readonly Attr[], { inclusive }: Canonicalization): string[] {
  const inScope = inclusive.filter((prefix) => element.lookupNamespaceURI(prefix || null) !== null);
  const ofAttributes = attributes.flatMap(({ prefix }) => prefix ?? []);
  const used = new Set([element.prefix ?? '', ...ofAttributes, ...inScope]);
  used.delete('xml');
  return [...used].sort(byCode);
}

function writeNode(node: Node, how: Canonicalization, written: Written): string {
  if (node === how.without) return '';
  if (node.nodeType === ELEMENT) return writeElement(node as Element, how, written);
  return node.nodeType === TEXT || node.nodeType === CDATA ? escapeText(node.nodeValue ?? '') : '';
}

function byNamespace(one: Attr, other: Attr): number {
  const inOrder = byCode(one.namespaceURI ?? '', other.namespaceURI ?? '');
  return inOrder || byCode(one.localName, other.localName);
}

function byCode(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
}

function escapeValue(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return escaped.replaceAll('\t', '&#x9;').replaceAll('\n', '&#xA;').replaceAll('\r', '&#xD;');
}
