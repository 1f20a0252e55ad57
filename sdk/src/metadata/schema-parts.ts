import * as z from 'zod/mini';

/**
 * An object that keeps the keys it does not know. Its type shows only the known ones, so a misspelt key in a host's code
 * is a compile error while a vendor's unknown key survives.
 */
export const keep = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodMiniObject<Shape>;

/** CSS properties; a nested object is a selector of a part or state, as the service's documents have it. */
export interface Style {
  [property: string]: string | number | Style | null | undefined;
}

const styleValue: z.ZodMiniType<string | number | Style | null | undefined> = z.lazy(() =>
  z.union([z.string(), z.number(), z.null(), z.undefined(), style]),
);
export const style: z.ZodMiniType<Style> = z
  .record(z.string(), styleValue)
  .check(z.meta({ id: 'Style', description: 'CSS properties, such as { "borderRadius": 12 }. Numbers are pixels.' }));

export const color = z.string().check(z.meta({ description: 'A CSS colour, such as #4f46e5 or rgb(79 70 229).' }));

/** A replaceable component: `null` hides it, a string is shown as plain text, a function of the host renders it. */
export type Custom = string | null | ((props: never) => unknown);

export const custom: z.ZodMiniType<Custom> = z
  .custom<Custom>((value) => value === null || typeof value === 'string' || typeof value === 'function')
  .check(z.meta({ type: ['string', 'null'], description: 'A text in its place, or null to hide it.' }));

export const text = z.string();
export const flag = z.boolean();
export const enabled = keep({ enabled: z.optional(flag) });

/** `{ a, b }` with every name optional and of the same kind. */
export const each = <const Names extends readonly string[], Value extends z.ZodMiniType>(names: Names, value: Value) =>
  Object.fromEntries(names.map((name) => [name, z.optional(value)])) as {
    [Name in Names[number]]: z.ZodMiniOptional<Value>;
  };
