import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    /** Others were faster: `current` holds the steps that the caller does not know. */
    'documents.behind': 409,
    /** The browser was loaded before the portal learnt to write something new. */
    'documents.reload_needed': 409,
    /** The steps since then are kept no longer. */
    'documents.too_old': 409,
    /** The steps of one commit touch too much, or take too long: a browser sends fewer at once. */
    'documents.too_much_work': 413,
    'documents.import_damaged': 422,
    'documents.import_type': 422,
    'documents.import_empty': 422,
    /** It unpacks to too much, holds too many pages, or takes too long to read. */
    'documents.import_too_large': 413,
    /** Each of its pages is larger than a page may be. */
    'documents.import_no_page': 422,
  },
}
