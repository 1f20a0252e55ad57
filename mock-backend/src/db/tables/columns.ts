import { z } from 'zod';

/** A key, of this table or another. */
export const id = z.string().min(1);
/** ISO 8601, from the world's clock. */
export const date = z.iso.datetime();

/** The source of a picture: a path of the service, or an address that a browser only shows as a picture. */
export const pictureAddress = z.string().regex(/^(\/|https?:\/\/|data:image\/|blob:)/i, 'not the address of a picture');
