import { audiences } from '../gathered/audiences.gen.ts'

/** Who may hear of a part of a record: a name that its kind declares in a manifest, or staff alone. */
export type Audience = 'staff' | (typeof audiences)[keyof typeof audiences][number]
