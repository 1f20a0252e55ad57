// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageList, portalPages } from './pages/page-list';
import { preparePage, renderPortal } from './test-portal';

preparePage();
afterEach(cleanup);

/** An id that the service does not know, and the name of a property that every object has. */
const [UNKNOWN, INHERITED] = ['another-tenants', '__proto__'];

/** Every dialog whose address names something. The dialogs of a page share their lookup: one gets the second id too. */
const cases = portalPages.flatMap((page) => {
  const named = Object.values(pageList[page].dialogs).filter((read) => read(UNKNOWN) && !read(''));
  const ofId = (id: string) => named.flatMap((read) => read(id) ?? []).map((dialog) => [page, dialog] as const);
  return [...ofId(UNKNOWN), ...ofId(INHERITED).slice(0, 1)];
});

const visibility = 'always' as const;
const navigation = Object.fromEntries(portalPages.map((page) => [page, { visibility }]));

/** Whether no dialog offers a form for something that does not exist. */
function offersNoForm(): boolean {
  const open = screen.queryAllByRole('dialog').concat(screen.queryAllByRole('alertdialog'));
  return open.every((dialog) => within(dialog).queryAllByRole('textbox').length === 0);
}

it.each(cases)('%s: %j shows the page, and changes nothing', async (page, dialog) => {
  const errors = vi.spyOn(console, 'error');
  const world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  const options = { page, dialog, metadata: { navigation } } as Parameters<typeof renderPortal>[1];
  // Importing a page for the first time takes long on a busy machine.
  await pageList[page].view.load();
  const { app } = await renderPortal(world, options);
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(offersNoForm()).toBe(true);
  expect(app.portal.getState().page).toBe(page);
  const changes = world.journal.list().filter(({ method }) => method !== 'GET');
  expect(changes.filter(({ path }) => !path.includes('/token/refresh'))).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
