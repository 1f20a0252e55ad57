import type { ListedState } from '@portico/fixtures';
import type { StillRequest } from '../../studio/src/stills/still';
import { everyStep } from '../setup/steps';
import { expect, test } from '../setup/still-host';

const display = { persona: null, language: 'en', scheme: 'light', width: 1024, height: 704 } as const;

function requestOf({ screen, name }: ListedState, changes: Partial<StillRequest> = {}): StillRequest {
  return { screen: screen.id, state: name, ...display, ...changes };
}

/** A still shows what the live frame shows: the same elements with the same texts, boxes, colours and fonts. */
for (const listed of everyStep()) {
  test(`${listed.title} is the same as a still and in a live frame`, async ({ host }) => {
    const request = requestOf(listed);
    const readLive = await host.showLive(request);
    const { error } = await host.showStill(request);
    expect(error).toBeNull();
    await expect(async () => {
      const [still, live] = [await host.readStill(), await readLive()];
      expect(still.length, 'what the still shows').toBeGreaterThan(0);
      expect(still).toEqual(live);
    }).toPass({ timeout: 20_000 });
  });
}
