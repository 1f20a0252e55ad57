/** Safari reads the file of a link after the click. Without its address by then, the download fails without a message. */
const KEPT_MS = 60_000;

/** Gives the user a file. The link exists only meanwhile: what the file contains is in no attribute of the page. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(URL.revokeObjectURL, KEPT_MS, address);
}
