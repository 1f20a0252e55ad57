// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { afterEach, expect, it } from 'vitest';
import { scriptCaptcha } from './script-captcha';

const CAPTCHA_PATIENCE_MS = 10_000;

const question = { siteKey: 'key/1', action: 'login' };
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.grecaptcha;
});

function open() {
  const { clock } = createWorld({ latency: 0 });
  return { clock, ask: scriptCaptcha(window, clock) };
}

/** Runs the provider's script. */
function arrive(execute = async (siteKey: string, { action }: { action: string }) => `${siteKey} ${action}`) {
  window.grecaptcha = { ready: (run) => run(), execute };
  scripts()[0]?.onload?.(new Event('load'));
}

it('loads the script once, with the first token', async () => {
  const { ask } = open();
  expect(scripts()).toHaveLength(0);
  const token = ask(question);
  const other = ask({ ...question, action: 'sign_up' });
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=key%2F1']);
  arrive();
  expect(await Promise.all([token, other])).toEqual(['key/1 login', 'key/1 sign_up']);
});

it('uses the nonce of the page for the content security policy', async () => {
  const own = document.head.appendChild(document.createElement('script'));
  own.setAttribute('nonce', 'n-1');
  const { ask } = open();
  const token = ask(question);
  expect(scripts()[1]?.nonce).toBe('n-1');
  own.remove();
  arrive();
  await token;
});

it('rejects when the script is blocked, and loads it again the next time', async () => {
  const { ask } = open();
  const token = ask(question);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(token).rejects.toThrow('blocked');
  expect(scripts()).toHaveLength(0);
  const second = ask(question);
  arrive();
  expect(await second).toBe('key/1 login');
});

it('rejects when the loaded script defines nothing', async () => {
  const { ask } = open();
  const token = ask(question);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(token).rejects.toThrow('blocked');
});

it('rejects when the provider does not answer in time', async () => {
  const { ask, clock } = open();
  const token = ask(question);
  clock.advance(CAPTCHA_PATIENCE_MS);
  await expect(token).rejects.toThrow('does not answer');
});
