import { useState } from 'react';

/** Which way the steps went last: on to a new one, or back to one that was there before. */
export type Turn = 'on' | 'back';

/** The way to the step shown; none for the first of a flow. */
export function useTurn(step: string): Turn | undefined {
  const [{ trail, turn }, take] = useState<{ trail: readonly string[]; turn?: Turn }>({ trail: [step] });
  if (trail.at(-1) !== step) {
    const known = trail.indexOf(step);
    take(known < 0 ? { trail: [...trail, step], turn: 'on' } : { trail: trail.slice(0, known + 1), turn: 'back' });
  }
  return turn;
}
