import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';

/** Another site that the page has left for: a provider's, or a company's. */
export interface Elsewhere {
  /** Presses the button of this name there; whatever it leads to comes next, in the end the host's own page. */
  press(name: string | RegExp): Promise<void>;
  /** Waits until the page has left, and lets the service answer: by its own sign-in page, or by sending the page on. */
  arrive(): Promise<void>;
}

/** The page itself is there. */
export const elsewhereOf = (hands: Hands): Elsewhere => ({
  press: (name) => hands.press(name),
  arrive: () => Promise.resolve(),
});

/** What the world inside of the page has answered. */
interface Visited {
  address: string;
  html: string;
}

/**
 * Sites of a world that lives inside of the page: the browser cannot go there and come back without losing the world. It
 * stays, and the same requests go to the world, which keeps its cookies. `goOn` gets the address it sends the page back to.
 *
 * @param service Where the page believes the world to be.
 */
export async function elsewhereInPage(page: Page, service: string, goOn: (address: string) => Promise<void>) {
  let wanted: string | undefined;
  let there: Visited | undefined;
  await page.route(`${service}/**`, async (route) => {
    wanted = route.request().url();
    // Without content the browser stays where it is.
    await route.fulfill({ status: 204 });
  });

  const show = async (visited: Visited) => {
    there = undefined;
    if (visited.html === '') await goOn(visited.address);
    else if (visited.address.startsWith(`${service}/account/`))
      await page.evaluate((address) => window.demo.openHostedPage(address), visited.address);
    else there = visited;
  };
  const arrive = async () => {
    await expect.poll(() => wanted, 'the page leaves for another site').toBeDefined();
    const address = wanted ?? '';
    wanted = undefined;
    await show(await page.evaluate(visit, { address, own: service, form: undefined }));
  };
  return {
    arrive,
    async press(name: string | RegExp) {
      if (!there) await arrive();
      if (!there) throw new Error('the page was sent back without a choice');
      const form = await page.evaluate(fillIn, { html: there.html, source: sourceOf(name) });
      const address = new URL(form.action || there.address, there.address).href;
      await show(await page.evaluate(visit, { address, own: service, form: form.fields }));
    },
  } satisfies Elsewhere;
}

const sourceOf = (name: string | RegExp) => (typeof name === 'string' ? `^${name}$` : name.source);

/** Asks the world for an address of its own, wherever it redirects to; an address of another site comes back empty. */
async function visit({ address, own, form }: { address: string; own: string; form: string | undefined }) {
  const transport = window.demo.transport;
  let next = address;
  let body = form;
  while (next.startsWith(own)) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = body === undefined ? new Request(next) : new Request(next, { method: 'POST', body, headers });
    const answer = await transport(request);
    const location = answer.headers.get('location');
    if (!location) return { address: next, html: await answer.text() };
    next = new URL(location, next).href;
    body = undefined;
  }
  return { address: next, html: '' };
}

/** The form around a button, as that button sends it. */
function fillIn({ html, source }: { html: string; source: string }) {
  const read = new DOMParser().parseFromString(html, 'text/html');
  const button = [...read.querySelectorAll('button')].find((one) => new RegExp(source).test(one.textContent ?? ''));
  if (!button?.form) throw new Error(`no button ${source} at the other site`);
  const fields = new URLSearchParams([...new FormData(button.form)].map(([name, value]) => [name, String(value)]));
  if (button.name) fields.append(button.name, button.value);
  return { action: button.form.getAttribute('action') ?? '', fields: String(fields) };
}
