import { MAX_CHOICES } from '@diwan/contract/actions/limits'
import type {
  ActionSource,
  ChoicesQuery,
  FilledIn,
  MadeRecord,
  OfferedActions,
  RunAction,
  UndoAction,
} from '@diwan/contract/actions/schemas'
import { textOf } from '@diwan/core/document'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Action, House, ObjectKind, PartOf, QuotedSource, Source } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { kindsOf } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { isMadeOf, linkableKinds, linkMade, seenParts, seenRecords, type Kinds } from '../../links/public.ts'
import { closedNow } from '../../releases/public.ts'
import { maySeeAmong, personsOf } from '../../users/public.ts'
import { quoted } from './quote.ts'

interface SourceKind {
  readonly kind: string
  readonly module: string
  readonly source: NonNullable<ObjectKind['source']>
  readonly made: ObjectKind['made']
}

/** The declarations of all modules. */
export interface Declared {
  readonly sources: () => readonly SourceKind[]
  readonly actions: () => readonly Action[]
  readonly linkable: Kinds
  readonly house: House
}

export const declaredIn = (house: House): Declared => ({
  sources: () =>
    house.all(({ name: module, kinds = [] }) =>
      // oxlint-disable-next-line typescript/unbound-method -- a method of a plain object, which uses no this
      kinds.flatMap(({ kind, source, made }) => (source ? [{ kind, module, source, made }] : [])),
    ),
  actions: () => house.all((module) => module.actions),
  linkable: linkableKinds(house),
  house,
})

type Reader = Pick<Ctx, 'db' | 'actor'>
type Of = Omit<RunAction, 'choices'>

export async function offeredActions(ctx: Ctx, input: ActionSource, declared: Declared): Promise<OfferedActions> {
  await readSource(ctx, input, declared)
  const items: { key: string }[] = []
  for (const action of declared.actions()) if (await isOpen(ctx, action)) items.push({ key: action.key })
  return { items }
}

/** Nothing for an action that the caller may not run. */
export async function actionChoices(ctx: Ctx, { key, q, of, person }: ChoicesQuery, declared: Declared) {
  const action = declared.actions().find((one) => one.key === key)
  if (!action || !(await isOpen(ctx, action))) throw new Problem('not_found')
  return { items: [...((await action.named?.(ctx, { q, of, person, limit: MAX_CHOICES })) ?? [])] }
}

/** Fills in the editor of such a record: with the quoted words, and the people whom the source concerns. */
export async function fillIn(ctx: Ctx, input: ActionSource, declared: Declared): Promise<FilledIn> {
  const { source } = await readSource(ctx, input, declared)
  const { title, body, by, people = [] } = await quoted(ctx, source, declared.house)
  const others = [...new Set([...(by ? [by] : []), ...people])].filter((id) => id !== ctx.actor.id)
  return { title, text: body ? textOf(body) : '', people: await personsOf(ctx, await maySeeAmong(ctx, others)) }
}

type End = PartOf | { readonly id: string; readonly part?: undefined }
type Makes = (source: QuotedSource) => Promise<string | PartOf>

/** In the transaction of a command that makes something of a source: both policies are asked, and both records lead to each other. */
export const makingOf =
  (declared: Declared) =>
  async (ctx: Ctx, tx: Tx, { id, part, key }: Of, make: Makes): Promise<End> => {
    const at = { db: tx.db, actor: ctx.actor }
    const { source, becomes } = await readSource(at, { id, part }, declared)
    const action = declared.actions().find((one) => one.key === key)
    if (!action) throw new Problem('not_found')
    if (!(await isOpen(at, action))) throw new Problem('forbidden')
    const path = await pathOf(ctx, { id, part }, declared)
    const made = await make({
      ...(await quoted(at, source, declared.house)),
      address: path && `${declared.house.publicUrl}${path}`,
    })
    const end = typeof made === 'string' ? { id: made } : made
    await linkMade(ctx, tx, end, { id, part }, declared.linkable)
    await becomes?.(ctx, tx, id, end.id)
    return end
  }
export type MakeOf = ReturnType<typeof makingOf>

const running =
  (declared: Declared) =>
  (ctx: Ctx, tx: Tx, { choices, ...of }: RunAction) =>
    makingOf(declared)(ctx, tx, of, (source) => {
      const action = declared.actions().find(({ key }) => key === of.key)
      if (!action?.make) throw new Problem('not_found') // its editor makes it
      return action.make(ctx, tx, source, inputOf(action.choices, choices))
    })

/** Runs an action in the transaction of a command of another module, and answers the id of the record. */
export const makingInside =
  (declared: Declared) =>
  async (ctx: Ctx, tx: Tx, input: RunAction): Promise<string> =>
    (await running(declared)(ctx, tx, input)).id
export type MakeInside = ReturnType<typeof makingInside>

export async function runAction(ctx: Ctx, input: RunAction, declared: Declared): Promise<MadeRecord> {
  const { id, part } = await write(ctx, (tx) => running(declared)(ctx, tx, input))
  const [record = null] = await seenRecords(ctx, [id], declared.linkable)
  const action = declared.actions().find(({ key }) => key === input.key)
  const undoable = record !== null && part === undefined && action?.unmake !== undefined
  if (!record || part === undefined) return { id, part: part ?? null, record, undoable }
  const path = (await seenParts(ctx, [{ id, part }], declared.linkable)).get(part)
  return { id, part, record: { ...record, path: path ?? record.path }, undoable }
}

/** The command of the module asks its own policy; what the caller did not make of this source stays. */
export async function undoAction(ctx: Ctx, { id, part, key, madeId }: UndoAction, declared: Declared): Promise<{ done: true }> {
  const action = declared.actions().find((one) => one.key === key)
  const isOwn = action?.unmake && (await isMadeOf(ctx.db, [madeId, { id, part }], ctx.actor.id))
  if (!isOwn) throw new Problem('not_found')
  if (!(await isOpen(ctx, action))) throw new Problem('forbidden')
  await action.unmake?.(ctx, madeId)
  return { done: true }
}

/** The path on which it is read; records that nothing links to have none. */
async function pathOf(ctx: Ctx, { id, part }: ActionSource, { linkable }: Declared): Promise<string | undefined> {
  if (part !== undefined) return (await seenParts(ctx, [{ id, part }], linkable)).get(part)
  return (await seenRecords(ctx, [id], linkable))[0]?.path
}

/** As this person may read it; what may not be read does not exist. */
async function readSource(
  at: Reader,
  { id, part }: ActionSource,
  { sources }: Declared,
): Promise<{ source: Source; becomes: ObjectKind['made'] }> {
  const [known] = await kindsOf(at.db, [id])
  const from = known && sources().find(({ kind }) => kind === known.kind)
  const source = from && !(await closedNow(at.db, from.module)) && (await from.source(at, id, part))
  if (!source) throw new Problem('not_found')
  return { source, becomes: from.made }
}

const isOpen = async ({ db, actor }: Reader, { module, flag }: Action): Promise<boolean> =>
  holdsFlag(actor, module, flag) && !(await closedNow(db, module))
