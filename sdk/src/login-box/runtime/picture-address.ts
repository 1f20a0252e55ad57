/** Image addresses that a theme may name: `http(s)`, a path of this site, or the image itself as a blob or data URL. */
const imageAddress = /^(https?:|\/|\.{1,2}\/|blob:|data:image\/)/i;

/** The address of a picture, if the theme names a permitted one. */
export function pictureAddress(named: unknown): string | undefined {
  return typeof named === 'string' && imageAddress.test(named) ? named : undefined;
}
