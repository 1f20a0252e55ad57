import * as z from 'zod';
import { navigationPages } from './navigation-pages';
import { flag, keep, text } from './schema-parts';
import { olderThemeSchema, themeOptionsSchema } from './theme-schema';

const pageShape = {
  visibility: z
    .enum(['hidden', 'always', 'byPermissions'])
    .meta({ description: 'Never in the menu, always, or only for people who hold the permissions.' })
    .optional(),
  featureFlag: text.meta({ description: 'The page also needs this flag to be on.' }).optional(),
  permissions: z.array(text).meta({ description: 'All of these are needed. "*" stands for any text.' }).optional(),
};
const page = keep(pageShape);

/** One entry of the menu. */
export type PageNavigationSchema = typeof page;

const navigation = keep({
  ...(Object.fromEntries(navigationPages.map((name) => [name, page.optional()])) as Record<
    Exclude<(typeof navigationPages)[number], 'users' | 'audits'>,
    z.ZodOptional<typeof page>
  >),
  users: keep({
    ...pageShape,
    inviteDialog: keep({
      phoneNumberField: z.union([z.enum(['optional', 'mandatory']), flag]).optional(),
    }).optional(),
  }).optional(),
  audits: keep({ ...pageShape, paginationMode: z.enum(['virtual', 'pages']).optional() }).optional(),
  order: z
    .array(text)
    .meta({ description: 'Pages in menu order; pages left out follow in their usual order. An addition of Portico.' })
    .optional(),
}).meta({ description: 'Which pages the admin portal shows, and to whom.' });

/** A tree of texts of one language; anything may be left out. */
interface TextOverrides {
  [key: string]: string | TextOverrides | undefined;
}
const textOverrides: z.ZodType<TextOverrides> = z
  .record(
    z.string(),
    z.lazy(() => z.union([z.string(), z.undefined(), textOverrides])),
  )
  .meta({ id: 'Texts', description: 'Own texts by key. {{name}} stands for a value.' });

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
  ...(Object.fromEntries(serviceLanguages.map((language) => [language, textOverrides.optional()])) as Record<
    (typeof serviceLanguages)[number],
    z.ZodOptional<typeof textOverrides>
  >),
  defaultLanguage: text.meta({ description: 'Language shown unless the host chooses one.' }).optional(),
  autoTranslate: keep({ enabled: flag.optional() }).optional(),
}).meta({ description: 'Own texts by language.' });

const integrations = keep({
  gtm: z
    .array(
      keep({
        id: text.meta({ description: 'GTM- followed by letters or digits; any other id is not used.' }),
        enabled: flag,
        createdAt: text.optional(),
      }),
    )
    .optional(),
});

/** The whole metadata document. Unknown keys stay. */
export const portalMetadataSchema = keep({
  theme: olderThemeSchema.optional(),
  themeV2: themeOptionsSchema.optional(),
  navigation: navigation.optional(),
  localizations: localizations.optional(),
  integrations: integrations.optional(),
  metadataOverrides: keep({
    url: text.meta({ description: 'https address of a document that is merged over this one.' }).optional(),
  }).optional(),
});
