// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { createPathStrategy } from '../core/path-strategy';
import { hostEnds } from './host-ends';
import { returnByHistory } from './return-by-history';
import { withSites } from './sites';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

/** Opens a page over the host's; returns whether it is shown. */
function openPage() {
  let shown = true;
  returnByHistory(() => {
    const wasShown = shown;
    shown = false;
    return wasShown;
  });
  return () => shown;
}

it('returns from a page over another one to that one first', async () => {
  const [hosted, provider] = [openPage(), openPage()];
  window.history.back();
  await expect.poll(provider).toBe(false);
  expect(hosted()).toBe(true);
  window.history.back();
  await expect.poll(hosted).toBe(false);
});

it('returns from both pages at once', async () => {
  const [hosted, provider] = [openPage(), openPage()];
  window.history.go(-2);
  await expect.poll(() => [hosted(), provider()]).toEqual([false, false]);
});

it('returns from the sign-in page of the service to the host, which can open it again', async () => {
  const world = createWorld({ latency: 0 });
  const app = createTestApp(world);
  const sites = withSites(
    createPathStrategy(window),
    world.connect().transport,
    hostEnds(() => app),
  );
  const signIn = `https://id.portico.test/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: 'demo-client-id',
    redirect_uri: 'http://localhost:3000/oauth/callback',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })}`;
  const pages = () => document.querySelectorAll('dialog').length;
  for (const _ of ['the first time', 'again']) {
    sites.leave(signIn);
    await expect.poll(pages).toBe(1);
    window.history.back();
    await expect.poll(pages).toBe(0);
  }
});
