/** Wraps every text as the translation of a browser does, which replaces the text node; runs in the page. */
export function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    // React Aria adds an element for each announcement and removes it after some seconds.
    const skipped = 'script, style, svg, font, [data-live-announcer] *';
    if (!node.data || node.parentElement?.closest(skipped)) continue;
    const inner = document.createElement('font');
    inner.append(node.data);
    const outer = document.createElement('font');
    outer.append(inner);
    node.replaceWith(outer);
  }
}

/** The texts of the page in their order, whether or not they are wrapped; runs in the page. */
export function readTexts(): string[] {
  const copy = document.body.cloneNode(true) as Element;
  for (const announcement of copy.querySelectorAll('[data-live-announcer]')) announcement.remove();
  for (const font of copy.querySelectorAll('font')) font.replaceWith(...font.childNodes);
  copy.normalize();
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts;
}
