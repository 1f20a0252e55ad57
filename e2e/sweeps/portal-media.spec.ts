import { test } from '../setup/stage';
import { statesByScreen } from '../setup/states-by-screen';
import { everyStep } from '../setup/steps';
import { expectNothingClipped, expectNothingSideways } from './expectations/layout';
import { expectReadableOnPaper, expectVisibleInForcedColors } from './expectations/media';

/** A laptop's window of 1280 × 800 px at 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** A4 at 96 dpi. */
const PAPER = { width: 794, height: 1123 };

const portalStates = everyStep().filter(({ screen }) => screen.id.startsWith('admin-portal/'));

for (const { id, states } of statesByScreen(portalStates)) {
  test(`${id} fits at 200 % zoom, is clear in forced colours and readable on paper`, async ({ stage }) => {
    for (const { name, title } of states) {
      await stage.show({ screen: id, state: name, scheme: 'dark' }, ZOOMED);
      await expectNothingClipped(stage, `${title}, 200 %`);
      await expectNothingSideways(stage, `${title}, 200 %`);
      await expectVisibleInForcedColors(stage, title);
      await stage.page.setViewportSize(PAPER);
      await expectReadableOnPaper(stage, title);
    }
  });
}
