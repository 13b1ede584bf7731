import type { ActionSource, MadeRecord, OfferedActions, RunAction } from '@diwan/contract/actions/schemas'
import { holdsFlag } from '../../kit/access/actor.ts'
import { inputOf } from '../../kit/http/input.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { Action, House, ObjectKind, Source } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { kindsOf } from '../../kit/record/objects.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { linkableKinds, linkMade, seenRecords, type Kinds } from '../links/public.ts'
import { closedNow } from '../releases/public.ts'

interface SourceKind {
  readonly kind: string
  readonly module: string
  readonly source: NonNullable<ObjectKind['source']>
  readonly made: ObjectKind['made']
}

/** What the manifests say. */
export interface Declared {
  readonly sources: () => readonly SourceKind[]
  readonly actions: () => readonly Action[]
  readonly linkable: Kinds
}

export const declaredIn = (house: House): Declared => ({
  sources: () =>
    house.all(({ name: module, kinds = [] }) =>
      // oxlint-disable-next-line typescript/unbound-method -- a method of a plain object, which uses no this
      kinds.flatMap(({ kind, source, made }) => (source ? [{ kind, module, source, made }] : [])),
    ),
  actions: () => house.all((module) => module.actions),
  linkable: linkableKinds(house),
})

type Reader = Pick<Ctx, 'db' | 'actor'>

export async function offeredActions(ctx: Ctx, input: ActionSource, declared: Declared): Promise<OfferedActions> {
  await readSource(ctx, input, declared)
  const items: { key: string }[] = []
  for (const action of declared.actions()) if (await isOpen(ctx, action)) items.push({ key: action.key })
  return { items }
}

/** Nothing for an action that the caller may not run. */
export async function actionChoices(ctx: Ctx, { key }: { key: string }, declared: Declared) {
  const action = declared.actions().find((one) => one.key === key)
  if (!action || !(await isOpen(ctx, action))) throw new Problem('not_found')
  return { items: [...((await action.named?.(ctx.db)) ?? [])] }
}

/** In the transaction of a command of another module: what is made, and its link to the source. Answers the id of what was made. */
export const makingInside =
  (declared: Declared) =>
  async (ctx: Ctx, tx: Tx, { id, part, key, choices }: RunAction): Promise<string> => {
    const { source, becomes } = await readSource({ db: tx.db, actor: ctx.actor }, { id, part }, declared)
    const action = declared.actions().find((one) => one.key === key)
    if (!action) throw new Problem('not_found')
    if (!(await isOpen({ db: tx.db, actor: ctx.actor }, action))) throw new Problem('forbidden')
    const object = await action.make(ctx, tx, source, inputOf(action.choices, choices))
    await linkMade(ctx, tx, { id: object }, { id, part }, declared.linkable)
    await becomes?.(ctx, tx, id, object)
    return object
  }
export type MakeInside = ReturnType<typeof makingInside>

export async function runAction(ctx: Ctx, input: RunAction, declared: Declared): Promise<MadeRecord> {
  const { id: made } = await write(ctx, async (tx) => ({ id: await makingInside(declared)(ctx, tx, input) }))
  const [record = null] = await seenRecords(ctx, [made], declared.linkable)
  return { id: made, record }
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
