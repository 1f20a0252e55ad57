/** Orders what is on the page by its distance to the pointer. */
export const pointerDistance = createPointerDistance();

function createPointerDistance() {
  let pointer = { x: 0, y: 0 };
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      pointer = { x: clientX, y: clientY };
    },
    { capture: true, passive: true },
  );

  function distanceOf({ host }: { host: Element }): number {
    const { left, right, top, bottom } = host.getBoundingClientRect();
    const nearest = { x: clamp(pointer.x, left, right), y: clamp(pointer.y, top, bottom) };
    return Math.hypot(pointer.x - nearest.x, pointer.y - nearest.y);
  }

  return {
    nearestFirst<Item extends { host: Element }>(items: readonly Item[]): Item[] {
      const distances = new Map(items.map((item) => [item, distanceOf(item)]));
      return [...items].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
