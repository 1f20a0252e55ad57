/** Something in a document that was not used, and where it stands. */
export interface MetadataWarning {
  /** Dotted path inside the document, such as `themeV2.palette.primary.main`. */
  path: string;
  message: string;
}
