import { QUIET_MINUTES, SETTLE_SECONDS, STEPS_DAYS } from '@diwan/contract/documents/limits'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { DocumentHolder } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { lockDocument, lockDocumentOf, readQuiet, readUnsettled, settle, type DocumentRow } from '../queries/documents.ts'
import { deleteOldSteps } from '../queries/steps.ts'
import { readNewestKept } from '../queries/versions.ts'
import { pageOf } from './apply.ts'
import { currentOf } from './current.ts'
import { insertKept } from './drop-log.ts'
import { holderOf, type Holders } from './holders.ts'

/** In one go; the next minute goes on. */
const AT_ONCE = 100

const ago = ({ clock }: Pick<Ctx, 'clock'>, seconds: number): Date => new Date(clock.now().getTime() - seconds * 1_000)

type Settled = Pick<DocumentHolder, 'settled'>

/** Written down as it is now, with its text for the record it belongs to. */
async function settleDocument({ clock }: Pick<Ctx, 'clock'>, { db }: Pick<Tx, 'db'>, row: DocumentRow, holder?: Settled) {
  const doc = pageOf(await currentOf(db, row))
  const text = pageText(doc)
  if (row.version > row.doc_version) {
    await settle(db, { id: row.id, version: row.version, doc, text }, clock.now())
    await holder?.settled?.(db, row.object_id, { slot: row.slot, text }, clock.now())
  }
  return { doc, text }
}

/** Keeps a version of what was written since the last one, at a restore and once nobody has written for a while. */
export async function keepIfWritten(
  ctx: Pick<Ctx, 'clock'>,
  { db }: Pick<Tx, 'db'>,
  id: string,
  holders: Holders,
): Promise<void> {
  const row = await lockDocument(db, id)
  if (row?.written_at == null) return
  const { doc, text } = await settleDocument(ctx, { db }, row, holderOf(holders, row))
  await insertKept(db, { id, version: row.version, doc, text, at: ctx.clock.now() })
}

interface VersionRequest {
  readonly objectId: string
  readonly slot: string
  /** The declaration of the module that asks. */
  readonly holder: Settled
  /** The version also names these people, such as the person who publishes; those who wrote are named in any case. */
  readonly by?: readonly string[]
}

/** A document as it was when a version of it was kept. */
export interface KeptPage {
  readonly documentId: string
  /** The number of the version, for `documents.version`. */
  readonly n: number
  /** The version of the document that it holds. */
  readonly version: number
  readonly doc: PageDocument
  readonly text: string
}

/**
 * Keeps what a document says now as a version, in the transaction of another module that publishes or imports it. The caller holds the lock
 * of the record. Where nothing was written since the last version, it answers that one. Nothing where the record has no such document.
 */
export async function keepVersion(
  ctx: Pick<Ctx, 'clock'>,
  { db }: Pick<Tx, 'db'>,
  { objectId, slot, holder, by }: VersionRequest,
): Promise<KeptPage | undefined> {
  const row = await lockDocumentOf(db, objectId, slot)
  if (!row) return undefined
  const { id, version } = row
  const { doc, text } = await settleDocument(ctx, { db }, row, holder)
  const newest = await readNewestKept(db, id)
  const n =
    newest?.version === version
      ? newest.n
      : await insertKept(db, { id, version, doc, text, at: ctx.clock.now(), ...(by && { by }) })
  return { documentId: id, n, version, doc, text }
}

/** Each minute, each document in a transaction of its own: one that fails keeps no other waiting. */
export async function settleDue(portal: Portal, holders: Holders): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  const each = async (ids: readonly string[], change: (tx: Tx, id: string) => Promise<unknown>): Promise<void> => {
    for (const id of ids)
      await write(ctx, (tx) => change(tx, id).then(() => null)).catch((err: unknown) =>
        portal.log.error({ err, document: id }, 'a document could not be written down'),
      )
  }
  await each(await readUnsettled(portal.db, ago(ctx, SETTLE_SECONDS), AT_ONCE), async (tx, id) => {
    const row = await lockDocument(tx.db, id)
    if (row) await settleDocument(ctx, tx, row, holderOf(holders, row))
  })
  await each(await readQuiet(portal.db, ago(ctx, QUIET_MINUTES * 60), AT_ONCE), (tx, id) => keepIfWritten(ctx, tx, id, holders))
}

export const forgetOldSteps = (portal: Portal): Promise<void> => deleteOldSteps(portal.db, ago(portal, STEPS_DAYS * 86_400))
