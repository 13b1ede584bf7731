import { demand } from '../../../kit/access/demand.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { May } from '../../../kit/access/reach.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { presentPerson } from '../../users/public.ts'
import { readPeople } from '../queries.ts'
import type { People } from './people.ts'

interface Guard<Row, Flag extends string> {
  readonly lock: (db: Queryable, actor: Actor, id: string) => Promise<Row | undefined>
  readonly can: Readonly<Record<'view' | Flag, May<Row>>>
  /** By which others are added, changed and removed; who sees the record may leave it. */
  readonly share: Flag
}

interface Named {
  readonly id: string
  readonly userId: string
}

/** What people do with the people of a record: lock, demand, change, record. */
export function peopleCommands<Row extends { readonly id: string }, Degree extends string, Flag extends string>(
  people: People<Row, Degree>,
  { lock, can, share }: Guard<Row, Flag>,
) {
  const command = (ctx: Ctx, id: string, flag: Flag | 'view', change: (tx: Tx, row: Row) => Promise<unknown>) =>
    write(ctx, async (tx) => {
      const row = await lock(tx.db, ctx.actor, id)
      demand(can, flag, ctx.actor, row)
      await change(tx, row)
      return { done: true } as const
    })
  return {
    add: (ctx: Ctx, { id, userIds, degree }: { id: string; userIds: readonly string[]; degree?: Degree }) =>
      command(ctx, id, share, (tx, row) => people.add(ctx, tx, row, userIds, degree)),
    change: (ctx: Ctx, { id, userId, degree }: Named & { degree: Degree }) =>
      command(ctx, id, share, (tx, row) => people.change(ctx, tx, row, userId, degree)),
    remove: (ctx: Ctx, { id, userId }: Named) => command(ctx, id, share, (tx, row) => people.remove(ctx, tx, row, userId)),
    leave: (ctx: Ctx, { id }: { id: string }) => command(ctx, id, 'view', (tx, row) => people.leave(ctx, tx, row)),
    handOver: (ctx: Ctx, { id, userId }: Named) => command(ctx, id, share, (tx, row) => people.handOver(ctx, tx, row, userId)),
  }
}

/** With whom a record is shared; the caller has judged that they may be seen. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export async function sharers<Degree extends string>(db: Queryable, id: string) {
  const rows = await readPeople(db, id)
  return rows.map((row) => ({ person: presentPerson(row.id, row.full_name, row.photo_id), degree: row.degree as Degree }))
}
