import type { ZodType, z } from 'zod';
import type { Row } from '../page';

/** The schema of a table's rows, and the indexed columns: foreign keys and natural keys. */
export function defineTable<S extends ZodType<Row>, const Columns extends readonly (keyof z.infer<S> & string)[]>(
  schema: S,
  indexes: Columns,
) {
  return { schema, indexes };
}
