import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { contentMoves, type ContentCommand } from '@diwan/contract/publishing/moves'
import type { Publication } from '@diwan/contract/publishing/schemas'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Planned } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { archiveObjects } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { countAddressed, demandWithin, readTokens } from '../../audience/public.ts'
import { keepPublication, lockPublication } from '../queries.ts'
import { planOf, zoneOf } from './plan.ts'
import { presentPublication } from './present.ts'
import type { Content, Publishing } from './publishing.ts'

type Input<E extends keyof PublishEndpoints> = InputOf<PublishEndpoints[E]>
type Versioned = { readonly id: string; readonly version: number }

/** Lock, demand, move, change, record: what people do with content of one kind. */
export function publishCommands<Row extends Content>({ of, change }: Publishing<Row>) {
  /** The current state comes with each refusal, so that a panel can show it. */
  const command = (
    ctx: Ctx,
    { id, version }: Versioned,
    run: (tx: Tx, row: Row, planned: Planned) => Promise<unknown>,
  ): Promise<Publication> =>
    write(ctx, async (tx) => {
      await lockPublication(tx.db, id) // before the record, as the portal does
      const row = await of.lock(tx.db, ctx.actor, id)
      demand(of.can, 'publish', ctx.actor, row)
      const planned = await lockPublication(tx.db, id)
      const refuse = async (code: 'changed_meanwhile' | 'wrong_state') =>
        new Problem(code, { current: await presentPublication(ctx, tx.db, of, row, planned) })
      if (planned.version !== version) throw await refuse('changed_meanwhile')
      const refused = await run(tx, row, planned)
      if (refused === 'wrong_state') throw await refuse('wrong_state')
      const [now, kept] = [(await of.read(tx.db, ctx.actor, id))!, await lockPublication(tx.db, id)]
      return presentPublication(ctx, tx.db, of, now, kept)
    })

  const may = (row: Row, one: ContentCommand): boolean =>
    row.archived_at === null && contentMoves[one].from.includes(row.status as ContentStatus)

  const planned = async (ctx: Ctx, db: Queryable, input: Input<'arrange'> | Input<'publish'>, row: Row, kept: Planned) => {
    await demandWithin(db, ctx.actor, of.flag, input.tokens)
    await of.demandAudience?.(db, row, input.tokens)
    const plan = planOf(input, kept, { now: ctx.clock.now(), zone: await zoneOf(db) })
    const same = (one: 'remind_at' | 'remove_at') => plan[one]?.getTime() === kept[one]?.getTime()
    return {
      ...kept,
      ...plan,
      push: input.push,
      reminded_at: same('remind_at') ? kept.reminded_at : null,
      removed_at: same('remove_at') ? kept.removed_at : null,
    }
  }

  return {
    arrange: (ctx: Ctx, input: Input<'arrange'>) =>
      command(ctx, input, async (tx, row, kept) => {
        if (row.archived_at !== null || row.status === 'CLOSED') return 'wrong_state'
        await keepPublication(tx.db, await planned(ctx, tx.db, input, row, kept))
        if (row.status !== 'DRAFT') await demandSomebody(tx.db, input.tokens)
        await change(ctx, tx, row, { command: null, what: 'arranged', tokens: input.tokens })
      }),
    publish: (ctx: Ctx, input: Input<'publish'>) =>
      command(ctx, input, async (tx, row, kept) => {
        const { schedule: later, tokens } = input
        if (!may(row, later ? 'schedule' : 'publish')) return 'wrong_state'
        const plan = await planned(ctx, tx.db, input, row, kept) // first whom the publisher may address at all
        await demandSomebody(tx.db, tokens)
        await keepPublication(tx.db, { ...plan, published_at: later ? null : ctx.clock.now() })
        await of.ready?.(ctx, tx, row, tokens)
        const announced = input.push && row.paused_at === null // who was told once is not told again
        if (later) await change(ctx, tx, row, { command: 'schedule', what: 'scheduled', tokens })
        else await change(ctx, tx, row, { command: 'publish', what: 'published', tokens, announced })
      }),
    renew: (ctx: Ctx, input: Versioned) =>
      command(ctx, input, async (tx, row, kept) => {
        if (!may(row, 'renew')) return 'wrong_state'
        await of.ready?.(ctx, tx, row, await readTokens(tx.db, row.id))
        await keepPublication(tx.db, kept)
        await change(ctx, tx, row, { command: 'renew', what: 'renewed' })
      }),
    pause: (ctx: Ctx, input: Versioned) =>
      command(ctx, input, async (tx, row, kept) => {
        if (!may(row, 'pause') || row.paused_at !== null) return 'wrong_state'
        await keepPublication(tx.db, { ...kept, publish_at: null })
        await change(ctx, tx, row, { command: 'pause', what: 'paused', paused: true })
      }),
    close: (ctx: Ctx, input: Versioned) =>
      command(ctx, input, async (tx, row, kept) => {
        if (!may(row, 'close')) return 'wrong_state'
        await keepPublication(tx.db, { ...kept, publish_at: null, remind_at: null, remove_at: null })
        await change(ctx, tx, row, { command: 'close', what: 'closed' })
      }),
    /** What was planned for it then is over. */
    reopen: (ctx: Ctx, input: Versioned) =>
      command(ctx, input, async (tx, row, kept) => {
        if (!may(row, 'reopen') || of.reopens?.(row) === false) return 'wrong_state'
        await of.demandShown?.(tx.db, row)
        const nothing = { publish_at: null, remind_at: null, remove_at: null, reminded_at: null, removed_at: null }
        await keepPublication(tx.db, { ...kept, ...nothing, published_at: ctx.clock.now() })
        await change(ctx, tx, row, { command: 'reopen', what: 'reopened' })
      }),
    archive: (ctx: Ctx, { on, ...input }: Input<'archive'>) =>
      command(ctx, input, async (tx, row, kept) => {
        if ((row.archived_at !== null) === on || !contentMoves.archive.from.includes(row.status as ContentStatus))
          return 'wrong_state'
        await archiveObjects(tx.db, [row.id], on ? ctx.clock.now() : null)
        await keepPublication(tx.db, { ...kept, publish_at: null })
        await change(ctx, tx, row, { command: 'archive', what: on ? 'archived' : 'unarchived', archived: on })
      }),
  }
}

/** What would reach nobody is not published. */
async function demandSomebody(db: Queryable, tokens: readonly AudienceToken[]): Promise<void> {
  const code = tokens.length === 0 ? 'audience' : (await countAddressed(db, tokens)) === 0 ? 'nobody' : undefined
  if (code) throw new Problem('invalid_input', { fields: [{ path: 'tokens', code }] })
}
