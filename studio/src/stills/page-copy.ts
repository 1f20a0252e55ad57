/** Attributes of a still for what no attribute of HTML describes; `fillStill` reads them. */
export const stillAttributes = {
  /** Key of the text that is the whole content of the element. */
  text: 'data-still-text',
  /** Scroll position, as `left top`. */
  scroll: 'data-still-scroll',
  indeterminate: 'data-still-indeterminate',
} as const;

/** Elements that run something or load other pages. Style sheets are copied from the document. */
const left =
  'script, noscript, style, link, template, iframe:not([sandbox=""][srcdoc]), object, embed, [data-live-announcer]';

/**
 * The content of a page's body as markup, with what users see but attributes don't say: values, ticks, scroll
 * positions, drawings. The original is unchanged.
 *
 * @param keyOf Returns the key of a text if it is exactly one text of the SDK.
 */
export function copyOfPage(body: HTMLElement, keyOf: (text: string) => string | null): string {
  // A document without a window loads no pictures and runs no scripts.
  const copy = body.ownerDocument.implementation.createHTMLDocument('').importNode(body, true);
  const copies = copy.querySelectorAll('*');
  body.querySelectorAll('*').forEach((element, index) => {
    const twin = copies[index];
    if (!twin) return;
    copyValue(element, twin);
    copyScroll(element, twin);
    noteKey(twin, keyOf);
    twin.removeAttribute('autofocus');
  });
  for (const element of copy.querySelectorAll(left)) element.remove();
  return copy.innerHTML;
}

/** Compares by name: an element of a frame is no instance of the classes of another window. */
function copyValue(element: Element, twin: Element): void {
  if (element.localName === 'input') copyInput(element as HTMLInputElement, twin);
  if (element.localName === 'textarea') twin.textContent = (element as HTMLTextAreaElement).value;
  if (element.localName === 'option') twin.toggleAttribute('selected', (element as HTMLOptionElement).selected);
  if (element.localName === 'canvas') twin.replaceWith(pictureOf(element as HTMLCanvasElement, twin));
}

function copyInput({ type, value, checked, indeterminate }: HTMLInputElement, twin: Element): void {
  twin.toggleAttribute(stillAttributes.indeterminate, indeterminate);
  twin.toggleAttribute('checked', checked);
  if (type !== 'file') twin.setAttribute('value', value);
}

function pictureOf(canvas: HTMLCanvasElement, twin: Element): Element {
  const picture = twin.ownerDocument.createElement('img');
  for (const { name, value } of twin.attributes) picture.setAttribute(name, value);
  picture.src = canvas.toDataURL();
  return picture;
}

function copyScroll({ scrollLeft, scrollTop }: Element, twin: Element): void {
  if (scrollLeft !== 0 || scrollTop !== 0) twin.setAttribute(stillAttributes.scroll, `${scrollLeft} ${scrollTop}`);
}

function noteKey(twin: Element, keyOf: (text: string) => string | null): void {
  const [child, ...others] = twin.childNodes;
  if (child?.nodeType !== Node.TEXT_NODE || others.length > 0 || !twin.closest('.portico-root')) return;
  const key = keyOf(child.nodeValue ?? '');
  if (key) twin.setAttribute(stillAttributes.text, key);
}
