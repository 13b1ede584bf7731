import { enrolmentEvents } from '@diwan/contract/training/events'
import { ASSIGNED_AT_ONCE } from '@diwan/contract/training/limits'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { deliveryForEnrolment } from '../kind.ts'
import { takeDue } from '../queries/due.ts'
import { readEnrolments } from '../queries/enrolments.ts'
import { dayOf, enrolmentDetail } from './enrolment-facts.ts'

/** Seven days and one day before it is due, and after: each once, marked in the transaction that tells it. */
export async function tellDue(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  const day = await dayOf(ctx, portal.db)
  const some = () =>
    write(ctx, async (tx) => {
      const due = await takeDue(tx.db, { ...day, limit: ASSIGNED_AT_ONCE })
      const days = new Map(due.map((one) => [one.id, one.days]))
      for (const row of await readEnrolments(tx.db, [...days.keys()])) {
        const told = { ...enrolmentDetail(ctx, row), days: days.get(row.id)!, dueDay: row.due_day! }
        tx.record(enrolmentEvents.due, told, deliveryForEnrolment(row))
      }
      return { more: due.length === ASSIGNED_AT_ONCE }
    })
  while ((await some()).more);
}
