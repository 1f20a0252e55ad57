// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { copyOfPage } from './page-copy';

const noKey = () => null;

function pageOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

it('copies what users have typed and ticked', () => {
  const page = pageOf('<input><input type="checkbox"><textarea></textarea><select><option>a<option>b</select>');
  const [text, tick] = page.querySelectorAll('input');
  if (!text || !tick) throw new Error('no fields');
  text.value = 'ada@acme.test';
  tick.checked = true;
  page.querySelector('textarea')!.value = 'Hello';
  page.querySelector('select')!.value = 'b';
  const html = copyOfPage(page, noKey);
  expect(html).toContain('value="ada@acme.test"');
  expect(html).toMatch(/type="checkbox" checked=""/);
  expect(html).toContain('>Hello</textarea>');
  expect(html).toContain('<option selected="">b');
});

it('leaves out what runs, and leaves the page as it is', () => {
  const page = pageOf('<p>a</p><script>1</script><iframe></iframe><input autofocus>');
  const before = page.innerHTML;
  expect(copyOfPage(page, noKey)).toBe('<p>a</p><input value="">');
  expect(page.innerHTML).toBe(before);
});

it('names the key of an element whose content is one text of the SDK', () => {
  const page = pageOf('<div class="portico-root"><h1>Hi</h1><p>Hi <b>you</b></p></div><h1>Hi</h1>');
  const html = copyOfPage(page, (text) => (text === 'Hi' ? 'login.title' : null));
  expect(html.match(/data-still-text="login.title"/g)).toHaveLength(1);
  expect(html).toContain('<h1 data-still-text="login.title">Hi</h1>');
});
