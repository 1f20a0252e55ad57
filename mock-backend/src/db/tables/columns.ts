import { z } from 'zod';

/** A key, of this table or another. */
export const id = z.string().min(1);
/** ISO 8601, from the world's clock. */
export const date = z.iso.datetime();

/** Where a picture is loaded from: a path of the service, or an address that a browser shows as a picture and never runs. */
export const pictureAddress = z.string().regex(/^(\/|https?:\/\/|data:image\/|blob:)/i, 'not the address of a picture');
