import { z } from 'zod';

/** Schema of {@link PublicSsoConfiguration}. */
export const publicSsoConfigurationSchema = z.object({ isActive: z.boolean() });
/** Whether any tenant signs in through its own identity provider. */
export type PublicSsoConfiguration = z.infer<typeof publicSsoConfigurationSchema>;
