import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { entries, forms } from '@diwan/contract/forms/endpoints'
import { entryApprovalEvents, entryChannel, entryEvents, formEvents } from '@diwan/contract/forms/events'
import { entryMoves } from '@diwan/contract/forms/moves'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import pg from 'pg'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { moveCommand } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { opened } from '../../../kit/record/opened.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import type { MakeInside } from '../../actions/public.ts'
import { approvalOf, beginRun, withdrawRun } from '../../approvals/public.ts'
import { sendDraft } from '../../drafts/public.ts'
import { answersOfAll, keepAnswers, uncountAnswers } from '../../fields/public.ts'
import type { Kinds } from '../../links/public.ts'
import { seenRecords } from '../../links/public.ts'
import { indexRecord } from '../../search/public.ts'
import { can, canEntry } from '../access.ts'
import { deliveryForEntry, form as formRecord, formEntry } from '../kind.ts'
import { presentEntry } from '../presenter/entry.ts'
import { insertEntry, readEntry, sentBy, updateEntry, type EntryRow } from '../queries/entries.ts'
import { lockFormToFill, readForm, type FormToFill } from '../queries/forms.ts'
import { entriesPaged } from '../queries/list.ts'
import { filledBy } from './read.ts'
import { makeRequest } from './request.ts'

type Input<E extends keyof typeof entries> = InputOf<(typeof entries)[E]>
type Answer<E extends keyof typeof entries> = Promise<OutputOf<(typeof entries)[E]>>

/** Under the lock of the form: a place, and each person once. Its first step begins; without one it is completed at once. */
export const sendEntry =
  (make: MakeInside, kinds: Kinds) =>
  async (
    ctx: Ctx,
    { id: formId, fieldsVersion, answers, draftId }: InputOf<typeof forms.send>,
  ): Promise<OutputOf<typeof forms.send>> => {
    const entry = await write(ctx, async (tx) => {
      const form = await lockFormToFill(tx.db, formId)
      demand({ view: can.fill, fill: can.fill }, 'fill', ctx.actor, form)
      if (fieldsVersion !== form.set_version)
        throw new Problem('changed_meanwhile', { current: await filledBy(ctx, (await readForm(tx.db, formId))!) })
      if (form.once && (await sentBy(tx.db, formId, ctx.actor.id))) throw new Problem('forms.sent_already')
      if (form.max_entries !== null && form.entries >= form.max_entries) throw new Problem('forms.full')
      const id = await keepEntry(ctx, tx, form, answers)
      await sendDraft(ctx, tx, { id: draftId, kind: 'form_entry', key: formId })
      const reached = await beginApproval(ctx, tx, form, id)
      const asks = reached === 'waiting'
      const row = reached === null ? complete(ctx, form, id) : (await readEntry(tx.db, id))!
      tx.record(entryEvents.sent, entryDetail(ctx, row), deliveryForEntry(row, row.asked))
      if (asks)
        tx.record(
          entryApprovalEvents.asked,
          { id, step: 1, version: row.version, by: byOf(ctx) },
          deliveryForEntry(row, row.asked),
        )
      if (!asks) await becomes(ctx, tx, form, id, make)
      if (form.entries + 1 === form.max_entries)
        tx.record(formEvents.filledUp, { id: formId, count: form.max_entries }, formRecord.delivery(form, form.tokens))
      return { id }
    })
    const [row, kept] = await Promise.all([readEntry(ctx.db, entry.id), answersOfAll(ctx.db, [entry.id])])
    return (await presentedWith(ctx, [row!], kept, kinds))[0]!
  }

/** As it is kept where no step is asked: its row need not be read again to tell of it. */
const complete = ({ actor }: Ctx, { id: form_id, unit_id }: FormToFill, id: string) => ({
  id,
  form_id,
  unit_id,
  created_by: actor.id,
  status: 'completed',
  version: 1,
  asked: [],
})

/** Where it stands with those who are asked before it counts; nothing where nobody is. */
async function beginApproval(ctx: Ctx, tx: Tx, form: FormToFill, id: string) {
  const [kind, requesterId, sortAt] = ['form_entry', ctx.actor.id, ctx.clock.now()] as const
  const reached = await beginRun(ctx, tx, { objectId: id, kind, requesterId, chainId: form.chain_id, sortAt })
  if (reached !== null) await updateEntry(tx.db, id, { status: reached === 'waiting' ? 'SENT' : 'APPROVED' })
  return reached
}

async function keepEntry(ctx: Ctx, tx: Tx, form: FormToFill, given: InputOf<typeof forms.send>['answers']): Promise<string> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const { id } = await insertQuotedObject(tx.db, { kind: 'form_entry', by, at })
  const entry = { id, form_id: form.id, unit_id: form.unit_id, once: form.once, created_by: by, created_at: at }
  await insertEntry(tx.db, { ...entry, status: 'completed' }).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.constraint === 'forms_takes_no_more') throw new Problem('forms.full')
    throw error
  })
  const set = { setId: form.set_id!, version: form.set_version! }
  await keepAnswers(ctx, tx, { objectId: id, forId: by, ...set, given, path: 'answers', first: true })
  await indexRecord(tx.db, formEntry, id)
  return id
}

/** Makes of an entry what its form asks for, once nobody has to approve it any more. */
export async function becomes(ctx: Ctx, tx: Tx, form: FormToFill, id: string, make: MakeInside): Promise<void> {
  if (form.target === 'ticket') await makeTicket(ctx, tx, form, id, make)
  if (form.target === 'permission_request') await makeRequest(ctx, tx, form, id, make)
}

/** In the same transaction, as its sender, with a link both ways. */
async function makeTicket(ctx: Ctx, tx: Tx, form: FormToFill, id: string, make: MakeInside): Promise<void> {
  const choices = {
    departmentId: form.department_id!,
    groupId: form.group_id!,
    priority: form.priority,
    ...(form.subject !== '' && { subject: form.subject }),
  }
  await updateEntry(tx.db, id, { target_object: await make(ctx, tx, { id, key: 'tickets.make', choices }) })
}

const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })
const entryDetail = (
  ctx: Ctx,
  { id, form_id: formId, status, version }: Pick<EntryRow, 'id' | 'form_id' | 'status' | 'version'>,
) => ({
  id,
  formId,
  status: status as EntryStatus,
  version,
  by: byOf(ctx),
})

export const withdrawEntry =
  (kinds: Kinds) =>
  async (ctx: Ctx, { id, version }: Input<'withdraw'>): Answer<'withdraw'> => {
    const withdrawal = { id, version, needs: 'withdraw', moves: entryMoves, move: 'withdraw' } as const
    await moveCommand(formEntry, ctx, withdrawal, async (tx, row, status) => {
      if (row.target_object !== null) throw new Problem('wrong_state') // what became of it goes on
      await updateEntry(tx.db, id, { status, version: version + 1 })
      await uncountAnswers(tx, [id])
      const asked = await withdrawRun(ctx, tx, id)
      const now = (await readEntry(tx.db, id))!
      tx.record(entryEvents.withdrawn, entryDetail(ctx, now), deliveryForEntry(now, asked))
      return null
    })
    return (await presented(ctx, [(await readEntry(ctx.db, id))!], kinds))[0]!
  }

export const listEntries =
  (kinds: Kinds) =>
  async (ctx: Ctx, input: Input<'list'>): Answer<'list'> =>
    entriesPaged.page(ctx, await entriesPaged.resolved(ctx, input), input, (rows) => presented(ctx, rows, kinds))

export async function countEntries(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await entriesPaged.counts(ctx, [await entriesPaged.resolved(ctx, input)])
  return counter!
}

export const openEntry =
  (kinds: Kinds) =>
  async (ctx: Ctx, { id }: Input<'open'>): Answer<'open'> => {
    const { record, positions } = await opened(ctx, [entryChannel(id)], async () => {
      const row = await readEntry(ctx.db, id)
      demand(canEntry, 'view', ctx.actor, row)
      const [[entry], approval] = await Promise.all([presented(ctx, [row], kinds), approvalOf(ctx, id)])
      return { entry: entry!, approval }
    })
    return { ...record, positions }
  }

/** With their answers and with what they became, each asked once for all of them. */
async function presented(ctx: Ctx, rows: readonly EntryRow[], kinds: Kinds) {
  const ids = rows.map(({ id }) => id)
  return presentedWith(ctx, rows, await answersOfAll(ctx.db, ids), kinds)
}

async function presentedWith(
  ctx: Ctx,
  rows: readonly EntryRow[],
  answers: Awaited<ReturnType<typeof answersOfAll>>,
  kinds: Kinds,
) {
  const made = rows.flatMap(({ target_object: id }) => (id === null ? [] : [id]))
  const records = made.length === 0 ? [] : await seenRecords(ctx, made, kinds)
  const byId = new Map(records.map((one) => [one.id, one]))
  return rows.map((row) => {
    const record = row.target_object === null ? undefined : byId.get(row.target_object)
    return presentEntry(ctx.actor, row, {
      answers: answers.get(row.id) ?? [],
      made: record ? { title: record.title, shortId: record.shortId, path: record.path } : null,
    })
  })
}
