import type { InputOf } from '@diwan/contract/kit/endpoint'
import { ImportAnswer } from '@diwan/contract/kit/import'
import type { importRuns } from '@diwan/contract/imports/endpoints'
import { RUN_INTERRUPTED, RUN_KEPT_SECONDS, RUN_SILENT_SECONDS } from '@diwan/contract/kit/import-runs'
import type { ImportRun, ImportRunLine } from '@diwan/contract/kit/import-runs'
import { holdsFlag } from '../../kit/access/actor.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { newId } from '../../kit/db/id.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { AnyImport } from '../../kit/import/define.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import { write } from '../../kit/record/write.ts'
import { closedNow } from '../releases/public.ts'
import { failSilent, forgetRuns, insertRun, readRun, readRunsOf, type RunLineRow } from './queries.ts'

export const JOB = 'imports.run'

/** Refuses everything that the endpoint of the import would refuse: by its right, its module and its input. */
async function demandStartable(ctx: Ctx, kind: AnyImport, input: object): Promise<object> {
  const { access, module } = kind.endpoint
  if (access.kind === 'flag' && !holdsFlag(ctx.actor, access.module, access.flag)) throw new Problem('forbidden')
  const closed = module && (await closedNow(ctx.db, module))
  if (closed) throw new Problem(closed)
  return kind.demand(ctx, input)
}

const FILE_FIELDS: ReadonlySet<string> = new Set(['csv', 'file', 'encoding', 'delimiter', 'columns', 'dryRun'])

export async function startImport(
  ctx: Ctx,
  kinds: readonly AnyImport[],
  { name, input }: InputOf<typeof importRuns.start>,
): Promise<ImportRunLine> {
  const kind = kinds.find(({ endpoint }) => endpoint.name === name)
  if (!kind) throw new Problem('not_found')
  const parsed = await demandStartable(ctx, kind, { ...input, dryRun: false })
  const target = Object.entries(parsed).filter(([field, value]) => !FILE_FIELDS.has(field) && typeof value === 'string')
  return write(ctx, async (tx) => {
    const id = newId()
    const run = { id, actorId: ctx.actor.id, name, target: Object.fromEntries(target) as Record<string, string> }
    const isAdded = await insertRun(tx.db, { ...run, input: JSON.stringify(parsed), at: ctx.clock.now() })
    if (!isAdded) throw new Problem('imports.running')
    await ctx.portal.jobs.post(tx.db, JOB, { id })
    tx.afterwards(() => Promise.resolve(ctx.portal.jobs.wakeBackgroundJob(JOB)))
    return { ...run, state: 'waiting' as const, done: 0, total: 0, code: null, createdDate: toSeconds(ctx.clock.now()) }
  })
}

const ago = ({ clock }: Pick<Ctx, 'clock'>, seconds: number): Date => new Date(clock.now().getTime() - seconds * 1_000)
const sinceOf = (at: Pick<Ctx, 'clock'>): Date => ago(at, RUN_KEPT_SECONDS)

const lineOf = ({ id, name, target, state, done, total, code, created_at }: RunLineRow): ImportRunLine => ({
  id,
  name,
  target: target as Record<string, string>,
  state: state as ImportRunLine['state'],
  done,
  total,
  code,
  createdDate: toSeconds(created_at),
})

export async function listImports(ctx: Ctx): Promise<{ items: ImportRunLine[] }> {
  return { items: (await readRunsOf(ctx.db, ctx.actor.id, sinceOf(ctx))).map(lineOf) }
}

export async function openImport(ctx: Ctx, { id }: InputOf<typeof importRuns.open>): Promise<ImportRun> {
  const run = await readRun(ctx.db, id)
  if (run?.actor_id !== ctx.actor.id) throw new Problem('not_found')
  return { ...lineOf(run), answer: run.answer === null ? null : ImportAnswer.parse(run.answer) }
}

export const forgetImports = (portal: Portal): Promise<void> => forgetRuns(portal.db, sinceOf(portal))

/** Ends runs whose process ended and that no other took over, so that their people can start again. */
export const endInterrupted = (portal: Portal): Promise<void> =>
  failSilent(portal.db, { since: ago(portal, RUN_SILENT_SECONDS), code: RUN_INTERRUPTED, at: portal.clock.now() })
