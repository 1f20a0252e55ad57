/**
 * Calls a function after the browser has painted the current changes: the callbacks of an animation frame run right
 * before the paint, and the next message is handled right after it. A second animation frame would be one frame too
 * late.
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
