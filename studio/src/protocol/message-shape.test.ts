import { expect, it } from 'vitest';
import { isConnectMessage, isFrameMessage, isReadyMessage, isStudioMessage } from './message-shape';

const display = { scheme: 'light', language: 'en', inspecting: false };
const inspected = {
  id: 3,
  name: 'Continue',
  rect: { x: 1, y: 2, width: 3, height: 4 },
  text: 'Continue',
  textKeys: ['loginBox.login.continue'],
  data: null,
  ancestry: [{ tag: 'p', attributes: { class: 'portico-note' } }],
  colors: [{ property: 'color', token: 'primary', value: 'rgb(0, 0, 0)' }],
};

const studioMessages = [
  { type: 'render', revision: 1, metadata: {}, display },
  { type: 'show', screen: 'login-box/preLogin', state: 'default', address: '/account/login', flow: undefined },
  { type: 'open', address: '/account/reset-password?token=1' },
  { type: 'back' },
  { type: 'reload' },
  { type: 'fill-code', code: '012345' },
  { type: 'inspect', action: 'hover', id: null },
  { type: 'answer', id: 1, reply: { kind: 'failed' } },
  { type: 'answer', id: 1, reply: { kind: 'answer', status: 200, headers: {}, body: new ArrayBuffer(1) } },
  { type: 'clock', now: 0, running: true },
];

const frameMessages = [
  { type: 'shown', screen: 'login-box/preLogin', state: 'default' },
  { type: 'request', id: 1, method: 'GET', url: 'https://a.test/', headers: { accept: '*/*' }, body: null },
  { type: 'abort', id: 1 },
  { type: 'moved', address: '/', canGoBack: false },
  { type: 'touched' },
  { type: 'outline', elements: [{ id: 0, name: 'box', kind: 'surface' }] },
  { type: 'hovered', element: null },
  { type: 'selected', element: inspected },
];

const foreign = [
  undefined,
  null,
  'render',
  [],
  {},
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'render' },
  { type: 'render', revision: '1', metadata: {}, display },
  { type: 'render', revision: 1, metadata: [], display },
  { type: 'render', revision: 1, metadata: {}, display: { ...display, scheme: 'sepia' } },
  { type: 'open', address: 'https://attacker.invalid/' },
  { type: 'fill-code', code: 123456 },
  { type: 'answer', id: 1.5, reply: { kind: 'failed' } },
  { type: 'answer', id: 1, reply: { kind: 'answer', status: 200, headers: { a: 1 }, body: null } },
  { type: 'clock', now: Number.NaN, running: true },
  { type: 'request', id: 1, method: 'GET', url: 'https://a.test/', headers: {}, body: 'text' },
  { type: 'moved', address: 'javascript:alert(1)', canGoBack: false },
  { type: 'outline', elements: [{ id: 0, name: 'box', kind: 'other' }] },
  { type: 'selected', element: { ...inspected, rect: null } },
];

it.each(studioMessages)('accepts $type from the studio only', (message) => {
  expect(isStudioMessage(message)).toBe(true);
  expect(isFrameMessage(message)).toBe(false);
});

it.each(frameMessages)('accepts $type from a frame only', (message) => {
  expect(isFrameMessage(message)).toBe(true);
  expect(isStudioMessage(message)).toBe(false);
});

it.each(foreign)('refuses %j', (message) => {
  expect(isStudioMessage(message)).toBe(false);
  expect(isFrameMessage(message)).toBe(false);
});

it('distinguishes the two window messages', () => {
  expect(isReadyMessage({ type: 'portico-frame:ready' })).toBe(true);
  expect(isReadyMessage({ type: 'portico-studio:connect' })).toBe(false);
  expect(isConnectMessage({ type: 'portico-studio:connect' })).toBe(true);
  expect(isConnectMessage('portico-studio:connect')).toBe(false);
});
