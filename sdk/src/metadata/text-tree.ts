/** A tree of texts; leaves may be missing or of any type, since vendors write them. */
export type TextTree = Readonly<Record<string, unknown>>;
