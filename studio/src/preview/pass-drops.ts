/**
 * Repeats the drags over the page of a preview frame on the studio's window, which imports a dropped file: the browser
 * would open it instead. Where the screen itself takes files, such as a list of users, the drag leaves the studio.
 */
export function passDrops(page: Window): void {
  function repeat(event: DragEvent): void {
    const { dataTransfer, relatedTarget } = event;
    const type = event.defaultPrevented ? 'dragleave' : event.type;
    const repeated = new DragEvent(type, { dataTransfer, relatedTarget, cancelable: true });
    if (!window.dispatchEvent(repeated)) event.preventDefault();
  }
  for (const type of ['dragover', 'dragleave', 'drop'] as const) page.addEventListener(type, repeat);
}
