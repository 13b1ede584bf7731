import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  errors: {
    'talk.edit_over': 409,
    'talk.too_many_reactions': 409,
    'talk.too_many_pinned': 409,
    'talk.not_everyone': 403,
    'talk.poll_closed': 409,
  },
}
