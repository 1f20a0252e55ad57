import { everyState } from '@portico/fixtures';
import { expect, test } from '../setup/twin-screens';

for (const listed of everyState()) {
  test(`${listed.title} is the same in the studio and in the production build over HTTP`, async ({
    inStudio,
    inHost,
  }) => {
    const readStudio = await inStudio(listed);
    const readHost = await inHost(listed);
    // The host stands still by now; the studio has to come to the same.
    await expect(async () => expect(await readStudio()).toEqual(await readHost())).toPass();
  });
}
