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
  },
}
