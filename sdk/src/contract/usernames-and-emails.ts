import { z } from 'zod';

/** Schema of {@link MyUsername}. */
export const myUsernameSchema = z.object({ username: z.string(), userId: z.string() });
/** The own user name. */
export type MyUsername = z.infer<typeof myUsernameSchema>;

/** Schema of {@link CreateUsernameRequest}. */
export const createUsernameRequestSchema = z.object({
  username: z
    .string()
    .trim()
    .min(3)
    .max(64)
    .regex(/^[\p{L}\p{N}._-]+$/u, 'letters, digits, dots, dashes and underscores only'),
});
/** A user name of 3 to 64 letters, digits, dots, dashes and underscores. */
export type CreateUsernameRequest = z.infer<typeof createUsernameRequestSchema>;
