/** Where it is seen now: a pause alone takes hold with the next frame, and on a page that is busy much has moved by then. */
function stop(motion: Animation): void {
  const { currentTime } = motion;
  motion.pause();
  motion.currentTime = currentTime;
}

/**
 * Stops what moves a card while it is pressed, so that a press ends on the button on which it began; afterwards it goes on.
 *
 * @param motions What moves the card at the moment.
 */
export function holdWhilePressed(
  card: Element,
  motions: () => readonly (Animation | undefined)[],
  signal: AbortSignal,
): void {
  let held: Animation[] = [];
  const hold = () => {
    held = motions().flatMap((motion) => (motion?.playState === 'running' ? [motion] : []));
    for (const motion of held) stop(motion);
  };
  const letGo = () => {
    const released = held;
    held = [];
    // The click comes after the pointer is up.
    setTimeout(() => {
      for (const motion of released) if (motion.playState === 'paused') motion.play();
    });
  };
  card.addEventListener('pointerdown', hold, { signal });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', letGo, { signal });
}
