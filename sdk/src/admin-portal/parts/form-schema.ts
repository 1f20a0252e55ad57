import * as z from 'zod/mini';
import type { Translate } from '../../metadata';
import type { FormErrors } from '../../ui/form-errors';

/** Returns the text of an error. It is called only for a broken rule: the studio notes each text that is looked up. */
type Message<V> = (value: V) => string;

/** A rule about one value of a form. If it is broken, the rules after it are not checked. */
type Rule<V> = z.core.$ZodCheck<V>;

/** A typed text, without the spaces around it; that of a field which is not shown is empty. */
export const text = (...rules: Rule<string>[]) => z.prefault(z.string().check(z.trim(), ...rules), '');

/** A text that is checked exactly as typed, such as a secret. */
export const exactText = (...rules: Rule<string>[]) => z.prefault(z.string().check(...rules), '');

/** The chosen entries of a list. */
export const choices = (...rules: Rule<string[]>[]) => z.array(z.string()).check(...rules);

/** A text has a character, or a list an entry. */
export const required = (message: () => string): Rule<string | string[]> =>
  z.minLength(1, { error: message, abort: true });

/** A text has at most `length` characters. */
export const longest = (
  t: Translate,
  length: number,
  message = () => t('common.fields.isTooLong', { length }),
): Rule<string> => z.maxLength(length, { error: message, abort: true });

/** A rule of its own. It meets empty texts too. */
export const rule = <V>(isKept: (value: V) => boolean, message: Message<V>): Rule<V> =>
  z.refine<V>(isKept, { error: ({ input }) => message(input as V), abort: true });

/** The first error of each field, by its name, of values that do not fit the schema. */
export function formErrors(schema: z.core.$ZodType, values: unknown): FormErrors {
  const issues = z.safeParse(schema, values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
