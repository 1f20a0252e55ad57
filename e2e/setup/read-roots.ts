/**
 * Reads the markup of every SDK root, one line per element; runs in the page. Three things differ between two pages by
 * their nature and are normalized: random ids, which are numbered in document order (trace ids of failed calls too:
 * calls sent together arrive in any order), the origins of the host and of its service, which are left out, and the
 * widths of a table's columns, which depend on the fonts of the page.
 *
 * @param origins Those of the host and of the service.
 */
export function readRoots(origins: string[]): string[] {
  const references =
    /^(id|for|list|form|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
  const addresses = /^(href|src|action)$/;
  const numbers = new Map<string, string>();
  const lines: string[] = [];

  function numbered(id: string) {
    const number = numbers.get(id) ?? `#${numbers.size + 1}`;
    numbers.set(id, number);
    return number;
  }
  function withoutOrigin(address: string) {
    const origin = origins.find((one) => address === one || address.startsWith(`${one}/`)) ?? '';
    return address.slice(origin.length);
  }
  /** Of addresses that the user copies into another service, such as that of a directory. */
  function withoutOrigins(text: string) {
    return origins.reduce((left, origin) => left.replaceAll(`${origin}/`, '/'), text);
  }
  function attributeOf({ name, value, ownerElement }: Attr) {
    if (name === 'aria-valuenow' && ownerElement?.matches('.portico-column-separator')) return name;
    // React's ids name groups of radio buttons, and collections of React Aria.
    if (name === 'data-collection' || value.startsWith('_r_')) return `${name}="${numbered(value)}"`;
    if (references.test(name)) return `${name}="${value.split(' ').map(numbered).join(' ')}"`;
    return `${name}="${addresses.test(name) ? withoutOrigin(value) : withoutOrigins(value)}"`;
  }
  function nodeText({ parentElement, textContent }: Node) {
    const text = textContent ?? '';
    const isTrace = parentElement?.matches('.portico-trace > code') && uuid.test(text);
    return isTrace ? numbered(text) : withoutOrigins(text);
  }
  function read(node: Node, depth: string) {
    if (node.nodeType === Node.TEXT_NODE) lines.push(`${depth}${nodeText(node)}`);
    if (!(node instanceof Element)) return;
    lines.push(`${depth}<${[node.localName, ...[...node.attributes].map(attributeOf).sort()].join(' ')}>`);
    // The value of a field is not markup, but the user sees it.
    if (node instanceof HTMLInputElement) lines.push(`${depth} = ${node.checked} ${withoutOrigins(node.value)}`);
    for (const child of node.childNodes) read(child, `${depth} `);
  }
  for (const root of document.querySelectorAll('.portico-root'))
    if (!root.parentElement?.closest('.portico-root')) read(root, '');
  return lines;
}
