/**
 * Calls once what has just been changed is on the screen: a frame's callbacks run right before it is drawn, and the next
 * message is handled right after. A second animation frame would tell the same one frame too late.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    port2.postMessage(null);
  });
}
