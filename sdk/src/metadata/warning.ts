/** A part of a document that is not used, and its path. */
export interface MetadataWarning {
  /** Dotted path inside the document, such as `themeV2.palette.primary.main`. */
  path: string;
  message: string;
}
