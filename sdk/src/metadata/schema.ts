import * as z from 'zod/mini';
import { navigationPages } from './navigation-pages';
import { flag, keep, text } from './schema-parts';
import { olderThemeSchema, themeOptionsSchema } from './theme-schema';

const pageShape = {
  visibility: z.optional(
    z
      .enum(['hidden', 'always', 'byPermissions'])
      .check(z.meta({ description: 'Never in the menu, always, or only for people who hold the permissions.' })),
  ),
  featureFlag: z.optional(text.check(z.meta({ description: 'The page also needs this flag to be on.' }))),
  permissions: z.optional(
    z.array(text).check(z.meta({ description: 'All of these are needed. "*" stands for any text.' })),
  ),
};
const page = keep(pageShape);

/** One entry of the menu. */
export type PageNavigationSchema = typeof page;

const navigation = keep({
  ...(Object.fromEntries(navigationPages.map((name) => [name, z.optional(page)])) as Record<
    Exclude<(typeof navigationPages)[number], 'users' | 'audits'>,
    z.ZodMiniOptional<typeof page>
  >),
  users: z.optional(
    keep({
      ...pageShape,
      inviteDialog: z.optional(
        keep({
          phoneNumberField: z.optional(z.union([z.enum(['optional', 'mandatory']), flag])),
        }),
      ),
    }),
  ),
  audits: z.optional(keep({ ...pageShape, paginationMode: z.optional(z.enum(['virtual', 'pages'])) })),
  order: z.optional(
    z.array(text).check(
      z.meta({
        description: 'Pages in menu order; pages left out follow in their usual order. An addition of Portico.',
      }),
    ),
  ),
}).check(z.meta({ description: 'Which pages the admin portal shows, and to whom.' }));

/** A tree of texts of one language; anything may be left out. */
interface TextOverrides {
  [key: string]: string | TextOverrides | undefined;
}
const textOverrides: z.ZodMiniType<TextOverrides> = z
  .record(
    z.string(),
    z.lazy(() => z.union([z.string(), z.undefined(), textOverrides])),
  )
  .check(z.meta({ id: 'Texts', description: 'Own texts by key. {{name}} stands for a value.' }));

/** Languages the service knows (contract: metadata §8). */
export const serviceLanguages = [
  'en',
  'he',
  'es',
  'fr',
  'de',
  'it',
  'pt-BR',
  'zh',
  'ja',
  'ko',
  'ar',
  'ru',
  'nl',
  'tr',
  'hi',
  'id',
  'vi',
  'pl',
  'sv',
  'nb',
  'da',
  'th',
  'uk',
  'ro',
  'cs',
] as const;

const localizations = keep({
  ...(Object.fromEntries(serviceLanguages.map((language) => [language, z.optional(textOverrides)])) as Record<
    (typeof serviceLanguages)[number],
    z.ZodMiniOptional<typeof textOverrides>
  >),
  defaultLanguage: z.optional(text.check(z.meta({ description: 'Language shown unless the host chooses one.' }))),
  autoTranslate: z.optional(keep({ enabled: z.optional(flag) })),
}).check(z.meta({ description: 'Own texts by language.' }));

const integrations = keep({
  gtm: z.optional(
    z.array(
      keep({
        id: text.check(z.meta({ description: 'GTM- followed by letters or digits; any other id is not used.' })),
        enabled: flag,
        createdAt: z.optional(text),
      }),
    ),
  ),
});

/** The whole metadata document. Unknown keys stay. */
export const portalMetadataSchema = keep({
  theme: z.optional(olderThemeSchema),
  themeV2: z.optional(themeOptionsSchema),
  navigation: z.optional(navigation),
  localizations: z.optional(localizations),
  integrations: z.optional(integrations),
  metadataOverrides: z.optional(
    keep({
      url: z.optional(text.check(z.meta({ description: 'https address of a document that is merged over this one.' }))),
    }),
  ),
});
