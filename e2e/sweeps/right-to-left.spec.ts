import { compareMirrored, readMirror } from '../setup/mirror';
import { expect, test } from '../setup/stage';
import { statesByScreen } from '../setup/states-by-screen';
import { everyStep } from '../setup/steps';

const sizes = [
  { width: 1024, height: 704 },
  { width: 390, height: 800 },
];
/** The direction of the theme, with English texts and dates: nothing else differs. */
const mirrored = { themeV2: { direction: 'rtl' } } as const;

for (const { id, states } of statesByScreen(everyStep())) {
  test(`${id} from right to left is the mirror image of left to right`, async ({ stage }) => {
    for (const { name, title } of states) {
      for (const size of sizes) {
        await stage.show({ screen: id, state: name }, size);
        const leftToRight = await stage.page.evaluate(readMirror);
        await stage.setAppearance({ metadata: mirrored });
        const rightToLeft = await stage.page.evaluate(readMirror);
        expect.soft(leftToRight.length).toBeGreaterThan(0);
        expect.soft(compareMirrored(leftToRight, rightToLeft, size.width), `${title}, ${size.width} px`).toEqual([]);
      }
    }
  });
}
