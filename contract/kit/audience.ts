import { audiences } from '../gathered/audiences.gen.ts'

/** The readers of a part of a record: a name that its kind declares in a manifest, or staff alone. */
export type Audience = 'staff' | (typeof audiences)[keyof typeof audiences][number]

/** All of them: a channel of a record is named by its prefix, the record and, but for the first, one of these. */
export const AUDIENCES: readonly Audience[] = [...new Set<Audience>(['staff', ...Object.values(audiences).flat()])]

/** Of every kind: `ticket staff`. */
export const audiencesOfKinds: readonly string[] = Object.entries(audiences).flatMap(([kind, names]) =>
  names.map((name) => `${kind} ${name}`),
)
