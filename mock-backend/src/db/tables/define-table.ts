import type { ZodType, z } from 'zod';
import type { Row } from '../page';

/** What the rows of a table hold, and the columns they are looked up by: foreign keys and natural keys. */
export function defineTable<S extends ZodType<Row>, const Columns extends readonly (keyof z.infer<S> & string)[]>(
  schema: S,
  indexes: Columns,
) {
  return { schema, indexes };
}
