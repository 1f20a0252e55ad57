import contract from '../../sdk/src/metadata/contract-theme-options.json' with { type: 'json' };
import { loginBoxParts } from '../../sdk/src/metadata/login-box-parts';
import { expect, test } from '../setup/stage';
import { MARK, paintedColor, shownParts } from './theme-trial';
import { themedScenes } from './themed-scenes';

const root = '.portico-login-box';

/** Parts of a box before its first step, which are shown too briefly for a test. */
const passing = 'loader.containerStyle';

/** Groups of options in `contract/metadata.md` §6: those of all pages, then those of single ones. */
const groups = Object.entries(contract).map(([name, { styles }]) => ({
  name,
  place: name === 'common' ? 'loginBox' : `loginBox.${name}`,
  scenes: themedScenes.filter(({ page }) => name === 'common' || page === name),
  styles,
}));

for (const { name, place, scenes, styles } of groups) {
  test(`every style of ${name} paints what it names`, async ({ stage }) => {
    test.setTimeout(300_000);
    const { page } = stage;
    const devtools = await page.context().newCDPSession(page);
    const left = new Set(styles.filter((path) => path !== passing));
    const wrong: string[] = [];
    for (const scene of scenes) {
      if (left.size === 0) break;
      await stage.show(scene);
      await page.evaluate((ms) => window.stage.world()?.clock.advance(ms), scene.waitMs ?? 0);
      if (scene.open) await page.locator(scene.open).click();
      const wanted = loginBoxParts.filter(({ path }) => left.has(path));
      for (const part of await shownParts(page, wanted, root)) {
        const option = `${place}.${part.path}`;
        const painted = await paintedColor({ page, devtools, metadata: scene.metadata, part, root, option });
        left.delete(part.path);
        if (painted !== MARK) wrong.push(`${part.path}: ${painted}`);
      }
    }
    expect({ wrong, nowhere: [...left] }).toEqual({ wrong: [], nowhere: [] });
  });
}
