import type { SharedRow } from '@diwan/contract/kit/shared-rows'
import type { Counter } from '@diwan/contract/kit/page'
import type { Ctx } from '../portal.ts'

/** Records in which two people take part: named `shared_<kind>` in the words of the page of a person. */
export interface SharedKind {
  readonly kind: string
  /** A closed one shares nothing. */
  readonly module: string
  /** The newest in which that person takes part, of those that the caller may see; and how many there are. */
  read(ctx: Ctx, personId: string, limit: number): Promise<{ readonly items: readonly SharedRow[]; readonly count: Counter }>
}

/** A way to a record in which the caller meets this person, a bookable appointment for instance; nothing where there is none. */
export interface BookingWay {
  readonly module: string
  path(ctx: Ctx, personId: string): Promise<string | undefined>
}

/** Something that the caller begins with a person, which not every person is open to. */
export interface PersonOffer {
  /** The page of a person asks for it by this name. */
  readonly name: string
  readonly module: string
  isOpen(ctx: Ctx, personId: string): Promise<boolean>
}
