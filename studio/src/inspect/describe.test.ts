// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { describe as describeElement, elementName, elementsOf, pickElement } from './describe';
import { createTextIndex } from './text-index';

const textIndex = createTextIndex();
const probe = document.createElement('div');

beforeEach(() => {
  textIndex.clear();
  // jsdom has neither layout nor constructed style sheets; a box of any size makes elements count as visible.
  Object.assign(document, { adoptedStyleSheets: [] });
  Element.prototype.getBoundingClientRect = () => new DOMRect(1, 2, 30, 40);
  document.body.innerHTML = `
    <p>Outside</p>
    <div class="portico-root portico-admin-portal" data-page="users">
      <button class="portico-nav-item" data-page="users"><svg><path /></svg><span>Users</span></button>
      <label for="mail">Email</label><input id="mail" value="ada@acme.test" placeholder="name@company.com" />
      <p class="portico-note">Sent to <b>ada@acme.test</b> at <time datetime="2026-03-02T09:00:00.000Z">2 Mar</time></p>
    </div>`;
});

const find = (selector: string) => document.querySelector(selector) as Element;
const inspect = (selector: string) => describeElement(find(selector), 0, textIndex, probe);

it('selects the nearest element worth inspecting, and nothing outside of the SDK', () => {
  expect(pickElement(find('path'))).toBe(find('svg'));
  expect(pickElement(find('b'))).toBe(find('b'));
  expect(pickElement(find('body > p'))).toBeNull();
  expect(pickElement(null)).toBeNull();
});

it('lists elements in reading order by their kind', () => {
  expect(elementsOf(document).map(({ element, kind }) => `${elementName(element)}: ${kind}`)).toEqual([
    'admin-portal: surface',
    'Users: control',
    'svg: text',
    'Users: text',
    'Email: text',
    'Email: control',
    'Sent to at: text',
    'ada@acme.test: text',
    '2 Mar: text',
  ]);
});

it('finds the text keys of an element by its text, its placeholder and its label', () => {
  textIndex.noteText('login.emailInputPlaceholder', 'name@company.com');
  textIndex.noteText('login.emailInputLabel', 'Email');
  textIndex.noteText('navigation.users', 'Users');
  expect(inspect('input').textKeys).toEqual(['login.emailInputPlaceholder', 'login.emailInputLabel']);
  expect(inspect('button').textKeys).toEqual(['navigation.users']);
});

it('distinguishes data from texts, and dates by their value', () => {
  textIndex.noteData({ user: { email: 'ada@acme.test' }, sentAt: '2026-03-02T09:00:00.000Z' });
  expect(inspect('b')).toMatchObject({ textKeys: [], data: 'user.email' });
  expect(inspect('time').data).toBe('sentAt');
});

it('finds the menu entry that contains an element, not the page around it', () => {
  expect(inspect('span').page).toBe('users');
  expect(inspect('input')).not.toHaveProperty('page');
});

it('measures the element', () => {
  expect(inspect('button').rect).toEqual({ x: 1, y: 2, width: 30, height: 40 });
});
