/** Gives the user a file. The link exists only meanwhile: what the file contains is in no attribute of the page. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
