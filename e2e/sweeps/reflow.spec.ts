import { test } from '../setup/stage';
import { statesByScreen } from '../setup/states-by-screen';
import { expectLargeTargets } from './expectations/accessibility';
import { expectNothingClipped, expectNothingSideways } from './expectations/layout';

const PHONE = { width: 320, height: 640 };
const TABLET = { width: 640, height: 960 };
/** Twice the default size. */
const largeText = { themeV2: { typography: { fontSize: 28 } } };

for (const { id, states } of statesByScreen()) {
  test(`${id} has large targets on a phone, and fits with text of twice the size`, async ({ stage }) => {
    for (const { name, title } of states) {
      await stage.show({ screen: id, state: name }, PHONE);
      await expectLargeTargets(stage, title);
      await stage.page.setViewportSize(TABLET);
      await stage.setAppearance({ metadata: largeText });
      await expectNothingClipped(stage, `${title}, twice the text size`);
      await expectNothingSideways(stage, `${title}, twice the text size`);
    }
  });
}
