import { enrolmentEvents } from '@diwan/contract/training/events'
import { RENEWAL_DAYS, ASSIGNED_AT_ONCE } from '@diwan/contract/training/limits'
import { addDays } from '@diwan/core/hijri'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { departmentOfPerson } from '../../units/public.ts'
import { deliveryForEnrolment } from '../kind.ts'
import { takeExpiring, updateCertificate, type Expiring } from '../queries/certificates.ts'
import { insertEnrolment, readEnrolment } from '../queries/enrolments.ts'
import { dayOf, enrolmentDetail } from './enrolment-facts.ts'

/** Once a night: those whose certificate expires soon are enrolled again and told, each once. */
export async function renewExpiring(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  const until = addDays((await dayOf(ctx, portal.db)).today, RENEWAL_DAYS)
  const some = () =>
    write(ctx, async (tx) => {
      const expiring = await takeExpiring(tx.db, until, ASSIGNED_AT_ONCE)
      for (const one of expiring) await renew(ctx, tx, one)
      return { more: expiring.length === ASSIGNED_AT_ONCE }
    })
  while ((await some()).more);
}

async function renew(ctx: Ctx, tx: Tx, { id: certificate, course_id, user_id, expires_day }: Expiring): Promise<void> {
  const at = ctx.clock.now()
  await updateCertificate(tx.db, certificate, { renewed_at: at })
  const id = await insertObject(tx.db, { kind: 'enrolment', by: user_id, at })
  const unit_id = await departmentOfPerson(tx.db, user_id)
  const of = { id, course_id, user_id, unit_id, due_on: expires_day, created_by: user_id, created_at: at }
  const made = await insertEnrolment(tx.db, { ...of, source: 'renewal', mandatory: true, status: 'NEW' })
  if (!made) return deleteObject(tx.db, id, at) // they take it again already
  const row = (await readEnrolment(tx.db, id))!
  tx.record(enrolmentEvents.renewed, { ...enrolmentDetail(ctx, row), dueDay: expires_day }, deliveryForEnrolment(row))
}
