import type { BackgroundJobKind } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import { writtenApart } from '../../../kit/pdf/written-apart.ts'
import { keepMade } from '../../files/public.ts'
import { certificateDocument } from '../presenter/certificate-document.ts'
import { lockCertificate, updateCertificate } from '../queries/certificates.ts'

export const KEEP_CERTIFICATE = 'training.keep_certificate'

export const keepJob = (publicUrl: string): BackgroundJobKind => ({
  name: KEEP_CERTIFICATE,
  run: async (portal, { enrolment = '' }) => void (await keepCertificate(portal, publicUrl, enrolment)),
})

/** Under its lock, so that of two that open it at once it is written once. Answers its file; nothing for one that was revoked. */
export function keepCertificate(portal: Portal, publicUrl: string, enrolmentId: string): Promise<string | null> {
  return portal.db.transaction().execute(async (db) => {
    const row = await lockCertificate(db, enrolmentId)
    if (!row || row.revoked_at !== null || row.file_id !== null) return row?.file_id ?? null
    const document = certificateDocument(publicUrl, row)
    const bytes = await writtenApart(row.user_id, document)
    const of = { name: `${row.code}.pdf`, type: 'application/pdf', purpose: 'attachment10' } as const
    const fileId = await keepMade(portal, db, { ...of, bytes, ownerId: row.user_id, objectId: enrolmentId })
    await updateCertificate(db, row.id, { file_id: fileId })
    return fileId
  })
}
