import { QUIET_MINUTES, SETTLE_SECONDS, STEPS_DAYS } from '@diwan/contract/documents/limits'
import { pageText } from '@diwan/core/page/document'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { lockDocument, readQuiet, readUnsettled, settle, type DocumentRow } from '../queries/documents.ts'
import { deleteOldSteps } from '../queries/steps.ts'
import { pageOf } from './apply.ts'
import { currentOf } from './current.ts'
import { insertKept } from './drop-log.ts'
import { holderOf, type Holders } from './holders.ts'

/** In one go; the next minute goes on. */
const AT_ONCE = 100

const ago = ({ clock }: Pick<Ctx, 'clock'>, seconds: number): Date => new Date(clock.now().getTime() - seconds * 1_000)

/** Written down as it is now, with its text for the record it belongs to. */
async function settleDocument({ clock }: Pick<Ctx, 'clock'>, { db }: Pick<Tx, 'db'>, row: DocumentRow, holders: Holders) {
  const doc = pageOf(await currentOf(db, row))
  const text = pageText(doc)
  if (row.version > row.doc_version) {
    await settle(db, { id: row.id, version: row.version, doc, text }, clock.now())
    await holderOf(holders, row)?.settled?.(db, row.object_id, { slot: row.slot, text }, clock.now())
  }
  return { doc, text }
}

/** A version of what it says now: when it is published, restored or imported, and once nobody has written for a while. */
export async function keepVersion(ctx: Pick<Ctx, 'clock'>, { db }: Pick<Tx, 'db'>, id: string, holders: Holders): Promise<void> {
  const row = await lockDocument(db, id)
  if (row?.written_at == null) return
  const { doc, text } = await settleDocument(ctx, { db }, row, holders)
  await insertKept(db, { id, version: row.version, doc, text, at: ctx.clock.now() })
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
    if (row) await settleDocument(ctx, tx, row, holders)
  })
  await each(await readQuiet(portal.db, ago(ctx, QUIET_MINUTES * 60), AT_ONCE), (tx, id) => keepVersion(ctx, tx, id, holders))
}

export const forgetOldSteps = (portal: Portal): Promise<void> => deleteOldSteps(portal.db, ago(portal, STEPS_DAYS * 86_400))
