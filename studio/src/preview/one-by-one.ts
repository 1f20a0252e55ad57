/** Pause before the first and between two tasks, in milliseconds: long enough to paint what is in view first. */
const PAUSE_MS = 120;

const waiting: (() => void)[] = [];

/** Runs tasks one after another, with a pause between them, so that no task delays a frame. */
export function runLater(task: () => void): void {
  waiting.push(task);
  if (waiting.length === 1) setTimeout(runNext, PAUSE_MS);
}

function runNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(runNext, PAUSE_MS);
}
