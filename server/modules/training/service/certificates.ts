import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { certificates } from '@diwan/contract/training/endpoints/certificates'
import { enrolmentEvents } from '@diwan/contract/training/events'
import { demand } from '../../../kit/access/demand.ts'
import { readCursor, writeCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { releaseFile } from '../../files/public.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { presentCertificate } from '../presenter/certificate.ts'
import {
  certificateOf,
  certificatesOfPerson,
  lockCertificate,
  updateCertificate,
  type CertificateRow,
} from '../queries/certificates.ts'
import { lockEnrolment, readEnrolment } from '../queries/enrolments.ts'
import { todayOf, enrolmentDetail } from './enrolment-facts.ts'
import { deliveryForEnrolment } from '../kind.ts'

type Input<E extends keyof typeof certificates> = InputOf<(typeof certificates)[E]>
type Answer<E extends keyof typeof certificates> = Promise<OutputOf<(typeof certificates)[E]>>

export async function listCertificates(ctx: Ctx, { after, limit }: Input<'list'>): Answer<'list'> {
  const rows = await certificatesOfPerson(ctx.db, ctx.actor.id, readCursor(after), limit + 1)
  const [shown, today] = [rows.slice(0, limit), await todayOf(ctx, ctx.db)]
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => presentCertificate(row, today)),
    next: last ? writeCursor({ sort: last.sort, id: last.id }) : null,
  }
}

/** For its holder, and for those who follow them. */
export async function readableCertificate(ctx: Ctx, id: string): Promise<CertificateRow> {
  const [enrolment, row] = await Promise.all([readEnrolment(ctx.db, id), certificateOf(ctx.db, id)])
  demand(canEnrolment, 'view', ctx.actor, enrolment)
  if (!row) throw new Problem('not_found')
  return row
}

export const openCertificate = async (ctx: Ctx, { id }: Input<'open'>): Answer<'open'> =>
  presentCertificate(await readableCertificate(ctx, id), await todayOf(ctx, ctx.db))

/** The course stays finished; the certificate is worth nothing any more. */
export const revokeCertificate = (ctx: Ctx, { id, reason }: Input<'revoke'>): Answer<'revoke'> =>
  write(ctx, async (tx) => {
    const enrolment = await lockEnrolment(tx.db, id)
    demand(canEnrolment, 'grade', ctx.actor, enrolment)
    const row = await lockCertificate(tx.db, id)
    if (!row) throw new Problem('not_found')
    if (row.revoked_at !== null) throw new Problem('wrong_state')
    await updateCertificate(tx.db, row.id, { revoked_at: ctx.clock.now(), revoked_by: ctx.actor.id, reason, file_id: null })
    if (row.file_id !== null) await releaseFile(ctx.portal, tx, row.file_id)
    tx.record(enrolmentEvents.revoked, enrolmentDetail(ctx, enrolment), deliveryForEnrolment(enrolment))
    return presentCertificate((await certificateOf(tx.db, id))!, await todayOf(ctx, tx.db))
  })
