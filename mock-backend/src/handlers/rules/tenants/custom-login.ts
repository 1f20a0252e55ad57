import { isObject } from '../../../core/is-object';
import type { Database } from '../../../db/database';
import type { Rows } from '../../../db/tables';

type Document = Rows['customLogins']['configuration'];
type Json = Document[string];

/** The tenant's changes to the vendor's document; empty at first. */
export function customLoginOf(db: Database, tenantId: string): Document {
  return db.customLogins.find(tenantId)?.configuration ?? {};
}

/** A copy of the document with one leaf changed, or taken away by `null`; its path has at least one name. */
export function withLeaf(document: Document, [name = '', ...path]: readonly string[], leaf: Json): Document {
  const { [name]: before, ...others } = document;
  if (path.length === 0) return leaf === null ? others : { ...document, [name]: leaf };
  return { ...document, [name]: withLeaf(isDocument(before) ? before : {}, path, leaf) };
}

/** The vendor's document merged with a tenant's: objects are merged, other values replaced. */
export function layered(below: Document, above: Document): Document {
  const merged = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const before = below[name];
    merged[name] = isDocument(before) && isDocument(value) ? layered(before, value) : value;
  }
  return merged;
}

const isDocument = (value: Json | undefined): value is Document => isObject(value);
