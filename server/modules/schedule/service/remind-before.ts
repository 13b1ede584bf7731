import { REMIND_HOURS, REMIND_MINUTES } from '@diwan/contract/schedule/limits/appointments'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { remindAll } from '../../reminders/public.ts'

/** Everybody who takes part is reminded so long before. */
const BEFORE = [
  ['day', REMIND_HOURS * 3_600_000],
  ['soon', REMIND_MINUTES * 60_000],
] as const

interface TakesPart {
  readonly user: string
  /** When it begins for this person; null takes the reminders away. */
  readonly at: Date | null
}

/** Sets the reminders of a meeting or a booking, and takes away those that no longer fit. */
export const remindBefore = (ctx: Ctx, tx: Tx, object: string, people: readonly TakesPart[]): Promise<void> =>
  remindAll(ctx, tx, {
    object,
    all: people.flatMap(({ user, at }) => BEFORE.map(([name, ms]) => ({ user, name, at: at && new Date(at.getTime() - ms) }))),
  })
