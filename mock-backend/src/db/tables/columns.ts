import { z } from 'zod';

/** A key, of this table or another. */
export const id = z.string().min(1);
/** ISO 8601, from the world's clock. */
export const date = z.iso.datetime();
