import { test as base, expect, type JSHandle, type Page } from '@playwright/test';
import type { FaultKind } from '@portico/mock-backend';
import type { Appearance, Scene } from '../hosts/stage/src/main';
import { siteUrl } from './serve';
import { type PageWatch, watchPage } from './watch-page';

/** A page that shows any state of any screen over a world of its own, one after another without a reload. */
export interface Stage {
  page: Page;
  show(scene: Scene, viewport?: { width: number; height: number }): Promise<void>;
  /** Changes theme, language or direction of the shown state. */
  setAppearance(appearance: Appearance): Promise<void>;
  /**
   * Resolves when the shown step has no pending work. Until then, advances the world's clock by `paceMs` repeatedly.
   */
  awaitAnswers(paceMs: number): Promise<void>;
  /** Every call fails with this fault from now on; without an argument, none does. */
  breakCalls(fault?: FaultKind): Promise<void>;
  /** Every call with its body, answered or not, since the last call of `asked()`; oldest first. */
  asked(): Promise<string[]>;
}

const DESKTOP = { width: 1280, height: 800 };

/** Opens the page of the stage. */
export async function openStagePage(page: Page): Promise<void> {
  await page.goto(siteUrl('stage'));
  await page.waitForFunction(() => 'stage' in window);
}

async function openStage(page: Page): Promise<Stage> {
  await openStagePage(page);
  const sent = sendTextsOnce(page);
  return {
    page,
    async show(scene, viewport = DESKTOP) {
      // Setting the same size again would force a layout too.
      if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
      await page.evaluate((shown) => window.stage.show(shown), scene);
    },
    setAppearance: async (appearance) =>
      page.evaluate((given) => window.stage.setAppearance(given), await sent(appearance)),
    awaitAnswers: (paceMs) => page.evaluate(awaitAnswers, paceMs),
    breakCalls: (fault) =>
      page.evaluate((kind) => {
        const faults = window.stage.world()?.faults;
        faults?.clear();
        if (kind) faults?.add({ ...kind, call: '*' });
      }, fault),
    asked: () =>
      page.evaluate(() => {
        const journal = window.stage.world()?.journal;
        const entries = journal?.list() ?? [];
        journal?.clear();
        return entries.map(({ method, path, call, requestBody }) =>
          [method, call ?? path, requestBody && JSON.stringify(requestBody)].join(' ').trim(),
        );
      }),
  };
}

/**
 * Sends an appearance with texts to the page once, when it is first used: Playwright takes longer to send thousands of
 * texts, even as JSON, than the page takes to apply them.
 */
function sendTextsOnce(page: Page) {
  const handles = new WeakMap<Appearance, JSHandle<Appearance>>();
  return async (appearance: Appearance) => {
    if (!appearance.metadata?.localizations) return appearance;
    const handle =
      handles.get(appearance) ??
      (await page.evaluateHandle((json): Appearance => JSON.parse(json), JSON.stringify(appearance)));
    handles.set(appearance, handle);
    return handle;
  };
}

/** Runs in the page. */
async function awaitAnswers(paceMs: number) {
  const mostPaces = 12;
  for (let pace = 0; pace < mostPaces; pace++) {
    await window.stage.standStill();
    if (!document.querySelector('.portico-step :is([data-pending], .portico-spinner)')) return;
    window.stage.world()?.clock.advance(paceMs);
  }
}

interface Shared {
  sharedStage: { stage: Stage; watch: PageWatch };
}

/**
 * The test function of the sweeps: `stage` shows a state, and any error of the page fails the test. All tests of a
 * worker share one page, since every state has its own world.
 */
export const test = base.extend<{ stage: Stage }, Shared>({
  sharedStage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
      const watch = watchPage(page);
      // The failure states use faults, and the SDK logs them as it should.
      watch.allow(/Simulated failure/);
      await use({ stage: await openStage(page), watch });
      await page.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ sharedStage: { stage, watch } }, use) => {
    watch.forget();
    // A pointer left by an earlier test would hover whatever the next state shows there.
    await stage.page.mouse.move(0, 0);
    await use(stage);
    expect(watch.problems(), 'what the page complained of').toEqual([]);
  },
});

export { expect };
