/** An image address that a theme may name: of the web, of this site, or a picture in itself. */
const imageAddress = /^(https?:|\/|\.{1,2}\/|blob:|data:image\/)/i;

/** The address of a picture where a theme names one that may be shown. */
export function pictureAddress(named: unknown): string | undefined {
  return typeof named === 'string' && imageAddress.test(named) ? named : undefined;
}
