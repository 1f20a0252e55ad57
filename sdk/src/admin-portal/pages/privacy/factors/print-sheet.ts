/** The content of a printed sheet. */
export interface PrintedSheet {
  title: string;
  /** Printed large, in a frame. */
  code: string;
  /** Paragraphs around the code. */
  lines: readonly string[];
}

const styles: Readonly<Record<'body' | 'title' | 'line' | 'code', Readonly<Record<string, string>>>> = {
  body: { margin: '20mm', 'font-family': 'system-ui, sans-serif', 'font-size': '12pt' },
  title: { 'font-size': '18pt', margin: '0 0 6mm' },
  line: { margin: '0 0 4mm' },
  code: {
    display: 'block',
    margin: '0 0 4mm',
    padding: '8mm',
    border: '1px solid',
    'font-size': '20pt',
    'letter-spacing': '0.06em',
    'text-align': 'center',
    'overflow-wrap': 'anywhere',
  },
};

/**
 * Prints a sheet from a document of its own, so that neither the host's page nor its print styles are part of it.
 * Styles are set through the CSSOM, which a content security policy without inline styles permits.
 */
export function printSheet(sheet: PrintedSheet): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return;
  fillPage(page.document, sheet);
  page.addEventListener('afterprint', () => frame.remove());
  page.print();
}

function fillPage(page: Document, { title, code, lines }: PrintedSheet): void {
  const { lang, dir } = document.documentElement;
  Object.assign(page.documentElement, { lang, dir });
  page.title = title;
  style(page.body, styles.body);
  const [first, ...rest] = lines;
  add(page, 'h1', title, styles.title);
  if (first) add(page, 'p', first, styles.line);
  add(page, 'code', code, styles.code).dir = 'ltr';
  for (const line of rest) add(page, 'p', line, styles.line);
}

function add(
  page: Document,
  tag: 'h1' | 'p' | 'code',
  text: string,
  rules: Readonly<Record<string, string>>,
): HTMLElement {
  const element = page.createElement(tag);
  element.textContent = text;
  style(element, rules);
  page.body.append(element);
  return element;
}

function style(element: HTMLElement, rules: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
}
