import { z } from 'zod';

/** Schema of {@link KeySet}. */
export const keySetSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      kid: z.string().optional(),
      n: z.string(),
      e: z.string(),
      alg: z.string().optional(),
      use: z.string().optional(),
    }),
  ),
});
/** The public keys that access tokens are signed with; pick by `kid`. */
export type KeySet = z.infer<typeof keySetSchema>;
