import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { certificates } from '@diwan/contract/training/endpoints/certificates'
import { setTimeout } from 'node:timers/promises'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { certificateName } from '../presenter/certificate-document.ts'
import { certificateOf, type CertificateRow } from '../queries/certificates.ts'
import { readableCertificate } from './certificates.ts'
import { KEEP_CERTIFICATE, keepCertificate } from './keep-certificate.ts'

const LOOKS_EVERY_MS = 100
/** Longer than a worker takes; then it is written here. */
const WAITS_MS = 15_000

/** What was kept at the first opening; a revoked one is nobody's to show any more. */
export const printCertificate =
  (publicUrl: string) =>
  async (ctx: Ctx, { id }: InputOf<typeof certificates.print>): Promise<FileAnswer> => {
    const row = await readableCertificate(ctx, id)
    if (row.revoked_at !== null) throw new Problem('wrong_state')
    const fileId = row.file_id ?? (await made(ctx, row, publicUrl))
    const { storage } = ctx.portal
    const bytes = await storage.size(fileId, 'original')
    if (bytes === null) throw new Error(`The bytes of certificate ${row.id} are lost`)
    return {
      name: `${certificateName(ctx.actor.language, row)}.pdf`,
      type: 'application/pdf',
      bytes,
      etag: null,
      shown: false,
      open: (part) => storage.lend(fileId, 'original', part),
    }
  }

/** Writing takes most of a second of a processor: a worker does it, and who opens it waits. */
async function made({ portal, db }: Ctx, row: CertificateRow, publicUrl: string): Promise<string> {
  await db.transaction().execute((trx) => portal.jobs.post(trx, KEEP_CERTIFICATE, { enrolment: row.enrolment_id }))
  portal.jobs.wakeBackgroundJob(KEEP_CERTIFICATE)
  for (let waited = 0; waited < WAITS_MS; waited += LOOKS_EVERY_MS) {
    await setTimeout(LOOKS_EVERY_MS)
    const kept = (await certificateOf(db, row.enrolment_id))?.file_id
    if (kept) return kept
  }
  const fileId = await keepCertificate(portal, publicUrl, row.enrolment_id)
  if (!fileId) throw new Problem('wrong_state') // revoked since
  return fileId
}
