/** Refusals of a file that is imported. */
export const IMPORT_ERRORS = [
  'files.too_slow',
  'documents.import_damaged',
  'documents.import_type',
  'documents.import_empty',
  'documents.import_too_large',
  'documents.import_no_page',
] as const
