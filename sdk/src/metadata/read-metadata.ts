import * as z from 'zod/mini';
import { isLanguageTag } from './language-tag';
import { dangerousKeys } from './merge';
import { METADATA_SIZE_LIMIT, METADATA_SIZE_LIMIT_TEXT, metadataSize } from './metadata-size';
import { parseJson } from './parse-json';
import { portalMetadataSchema } from './schema';
import type { PortalMetadata } from './types';
import type { MetadataWarning } from './warning';

/** Deepest nesting that is read. */
export const METADATA_DEPTH_LIMIT = 32;

/** Form of a Google Tag Manager id that is used. @see Portal spec §5 */
const GTM_ID = /^GTM-[A-Z0-9]+$/i;

/** The result of reading a document: the document with its warnings, or the errors for which it is refused. */
export type MetadataReading =
  | { ok: true; metadata: PortalMetadata; warnings: readonly string[]; details: readonly MetadataWarning[] }
  | { ok: false; errors: readonly string[]; details: readonly MetadataWarning[] };

/**
 * Reads a metadata document, given as JSON text or as a value. Unknown keys stay and listed as warnings. Anything that
 * is not a metadata document is refused with actionable sentences: broken JSON with its line, a wrong type with
 * its path, a document that is too large or too deep, keys that reach an object's prototype.
 *
 * `warnings` and `errors` are whole sentences; `details` holds the same with their paths.
 */
export function readMetadata(input: unknown): MetadataReading {
  if (typeof input !== 'string') return readValue(input);
  const parsed = parseJson(input);
  return parsed.ok ? readValue(parsed.value) : refused([{ path: '', message: parsed.message }]);
}

const tooLarge: MetadataWarning = {
  path: '',
  message: `The document is larger than ${METADATA_SIZE_LIMIT_TEXT}. Link large pictures instead of including them.`,
};

function readValue(value: unknown): MetadataReading {
  const shape = shapeProblem(value);
  if (shape) return refused([shape]);
  const parsed = portalMetadataSchema.safeParse(value);
  if (!parsed.success) return refused(parsed.error.issues.map(describe));
  const details = [...unknownKeys(value, portalMetadataSchema, []), ...gtmWarnings(parsed.data)];
  return { ok: true, metadata: value as PortalMetadata, warnings: details.map(sentence), details };
}

function refused(details: MetadataWarning[]): MetadataReading {
  return { ok: false, errors: details.map(sentence), details };
}

function sentence({ path, message }: MetadataWarning): string {
  return path === '' ? message : `${path}: ${message}`;
}

/** What makes a value unsafe to walk with a schema: checked without recursion on anything deeper than the limit. */
function shapeProblem(root: unknown): MetadataWarning | undefined {
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    return { path: '', message: 'A metadata document is an object, such as { "themeV2": {} }.' };
  }
  const pending: { value: unknown; path: string[] }[] = [{ value: root, path: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= METADATA_DEPTH_LIMIT) {
      return { path: path.slice(0, 4).join('.'), message: `is nested more than ${METADATA_DEPTH_LIMIT} levels deep.` };
    }
    for (const [key, inner] of Object.entries(value)) {
      if (dangerousKeys.has(key)) {
        return { path: [...path, key].join('.'), message: `"${key}" is not allowed as a key, at any depth.` };
      }
      pending.push({ value: inner, path: [...path, key] });
    }
  }
  return metadataSize(root) > METADATA_SIZE_LIMIT ? tooLarge : undefined;
}

/**
 * Names the innermost value that is wrong. A union says only that none of its options fits, so of texts and styles, which
 * are nested in themselves, it would name the outermost object alone.
 */
function describe(issue: z.core.$ZodIssue): MetadataWarning {
  const inner = issue.code === 'invalid_union' && issue.errors.flat().find(({ path }) => path.length > 0);
  if (inner) return describe({ ...inner, path: [...issue.path, ...inner.path] });
  return { path: issue.path.join('.'), message: issueMessage(issue) };
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

function issueMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${typeNames[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value')
    return `must be one of ${issue.values.map((value) => `"${String(value)}"`).join(', ')}.`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}.`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}.`;
  return 'has a value of the wrong kind.';
}

/** Keys that the schema does not have, at any depth that it describes. */
function unknownKeys(value: unknown, schema: z.core.$ZodType, path: string[]): MetadataWarning[] {
  const inner = unwrap(schema);
  if (typeof value !== 'object' || value === null || !(inner instanceof z.ZodMiniObject)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const known: unknown = Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
    const at = [...path, key];
    if (known instanceof z.ZodMiniType) return unknownKeys(child, known, at);
    if (path.join('.') === 'localizations' && isLanguageTag(key)) return [];
    return [{ path: at.join('.'), message: 'is not known here; it is kept, but changes nothing.' }];
  });
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return unwrap(schema.def.innerType);
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.map(unwrap).find((option) => option instanceof z.ZodMiniObject) ?? schema;
  return schema;
}

function gtmWarnings({ integrations }: PortalMetadata): MetadataWarning[] {
  return (integrations?.gtm ?? []).flatMap(({ id }, index) =>
    GTM_ID.test(id)
      ? []
      : [
          {
            path: `integrations.gtm.${index}.id`,
            message: 'must be GTM- followed by letters or digits; it is not used.',
          },
        ],
  );
}

/** The metadata document as JSON Schema, with descriptions: for editors that check and complete. */
export function metadataJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(portalMetadataSchema, { unrepresentable: 'any', io: 'input', reused: 'ref' });
}
