import { entryApprovalEvents, entryEvents } from '@diwan/contract/forms/events'
import { Problem } from '../../../kit/http/problem.ts'
import type { House } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Reaction } from '../../../kit/record/jobs.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import { readActor } from '../../access/public.ts'
import type { MakeInside } from '../../actions/public.ts'
import type { ApprovingOf } from '../../approvals/public.ts'
import { canEntry } from '../access.ts'
import { deliveryForEntry } from '../kind.ts'
import { lockEntry, lockEntryThatBecame, readEntry, updateEntry, type EntryRow } from '../queries/entries.ts'
import { readForm } from '../queries/forms.ts'
import { becomes } from './entries.ts'
import { entryInbox } from './inbox.ts'

/** Entries go through the steps of their form; what an approved one becomes is made in the transaction of its last decision. */
export const entryApproval = (make: MakeInside): ApprovingOf<EntryRow> => ({
  kind: 'form_entry',
  module: 'forms',
  events: entryApprovalEvents,
  can: canEntry,
  read: readEntry,
  lock: lockEntry,
  sortOf: ({ created_at }) => created_at,
  keep: (db, { id, version }, status) => updateEntry(db, id, { status, version: version + 1 }),
  told: deliveryForEntry,
  inbox: entryInbox,
  approved: async (ctx, tx, row) => {
    const form = await readForm(tx.db, row.form_id)
    if (form && form.target !== 'answer') await becomes(await asSender(ctx, tx, row), tx, form, row.id, make)
  },
})

/** What it becomes is its sender's, not that of the person who decides. */
async function asSender(ctx: Ctx, tx: Tx, { created_by }: EntryRow): Promise<Ctx> {
  const actor = await readActor({ db: tx.db, clock: ctx.clock }, created_by)
  if (!actor) throw new Problem('approvals.requester_gone')
  return { ...ctx, actor }
}

/** An entry is complete when what it became has ended; each kind says by which of its facts one ends. */
export const endReaction = (portal: Portal, house: House): Reaction => ({
  name: 'forms.end_entries',
  get events() {
    return house.all(({ kinds = [] }) => kinds.flatMap(({ endsBy = [] }) => endsBy))
  },
  run: async ({ objectId }) => {
    const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
    await write(ctx, async (tx) => {
      const row = await lockEntryThatBecame(tx.db, objectId)
      if (!row) return null
      const version = row.version + 1
      await updateEntry(tx.db, row.id, { status: 'completed', version })
      tx.record(entryEvents.ended, { id: row.id, version }, deliveryForEntry(row))
      return null
    })
  },
})
