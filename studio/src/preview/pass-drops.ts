/**
 * Repeats the drags of files over the page of a preview frame on the studio's window, which imports the dropped file: the
 * browser would open it instead. Where the screen itself takes files, such as a list of users, the studio is left.
 */
export function passDrops(page: Window): void {
  function repeat(event: DragEvent): void {
    const { dataTransfer, relatedTarget } = event;
    // A picture that is dragged out of a page is listed as a file too, with its markup.
    if (!dataTransfer?.types.includes('Files') || dataTransfer.types.includes('text/html')) return;
    const type = event.defaultPrevented ? 'dragleave' : event.type;
    const repeated = new DragEvent(type, { dataTransfer, relatedTarget, cancelable: true });
    if (!window.dispatchEvent(repeated)) event.preventDefault();
  }
  for (const type of ['dragover', 'dragleave', 'drop'] as const) page.addEventListener(type, repeat);
}
