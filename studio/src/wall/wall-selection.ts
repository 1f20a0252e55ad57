import type { PlacedCard, WallLayout } from './wall-layout';

/** The card of the selected state; of the same screen if the wall does not show that state; else the first card. */
export function selectedCard({ cards }: WallLayout, screen: string, state: string): PlacedCard | undefined {
  const ofScreen = cards.filter(({ card }) => card.screen.id === screen);
  return ofScreen.find(({ card }) => card.name === state) ?? ofScreen[0] ?? cards[0];
}

/** Adds an id to ids joined by commas, or removes it. */
export function toggleId(ids: string, id: string): string {
  const others = ids.split(',').filter((one) => one !== '' && one !== id);
  return (ids.split(',').includes(id) ? others : [...others, id]).join();
}
