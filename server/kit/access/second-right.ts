import type { RawBuilder } from 'kysely'

/** A right that counts as others for some of the records; `where` says of which, called `record`. */
export interface SecondRight {
  readonly flag: string
  readonly counts: readonly string[]
  readonly where: RawBuilder<boolean>
}
