import type { ApiError } from '../../../core/errors';

/**
 * The fields that the service has refused: named by `errorContext.field`, or as the first word of an error, such as
 * `website: not an address`.
 */
export function refusedFields(error: ApiError | null, fields: readonly string[]): ReadonlySet<string> {
  if (!error) return new Set();
  const { errorContext, errors } = error;
  const named = typeof errorContext === 'object' && errorContext && 'field' in errorContext && errorContext.field;
  return new Set(fields.filter((field) => field === named || errors.some((text) => text.startsWith(`${field}:`))));
}
