import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { publishEndpoints } from '@diwan/contract/publishing/endpoints'
import { publishEvents } from '@diwan/contract/publishing/events'
import { sql } from 'kysely'
import type { Actor } from '../kit/access/actor.ts'
import { branches } from '../kit/access/branches.ts'
import { audience, relations, within } from '../kit/access/reach.ts'
import type { Queryable } from '../kit/db/database.ts'
import { Problem } from '../kit/http/problem.ts'
import type { Module } from '../kit/module.ts'
import type { Ctx } from '../kit/portal.ts'
import { insertObject } from '../kit/record/objects.ts'
import { tokensIn } from '../modules/audience/public.ts'
import { publishing, publishRoutes, publishNotifications, type Content, type Standing } from '../modules/publishing/public.ts'
import type { TestPerson } from './people.ts'
import type { World } from './world.ts'

/** Content of the tests: anybody who holds the flag publishes it, those whom it addresses read it. */
interface Bulletin extends Content {
  readonly tokens: readonly string[]
  readonly deleted_at: Date | null
}
export const bulletinEvents = publishEvents('bulletins')
export const bulletins = publishEndpoints({
  module: 'bulletins',
  path: '/api/bulletins/{id}',
  publish: 'publish',
  thing: 'bulletin',
})
const reach = relations<Bulletin>({ audience: audience({ kind: 'bulletin', repeats: 'published_at' }) })
const reads = within(reach, 'bulletins.view')

const read = async (db: Queryable, _actor: unknown, id: string): Promise<Bulletin | undefined> => {
  const { rows } = await sql<Bulletin>`
    select bulletin.*, ${tokensIn('bulletin')} as tokens from bulletins bulletin where id = ${id}`.execute(db)
  return rows[0]
}
const finished = new Map<string, readonly string[]>()
/** These people are done with it: nobody tells them of it any more. */
export const finish = (id: string, ...people: readonly TestPerson[]): void =>
  void finished.set(
    id,
    people.map((one) => one.id),
  )

const content = publishing<Bulletin>({
  kind: 'bulletin',
  module: 'bulletins',
  flag: 'bulletins.publish',
  events: bulletinEvents,
  can: {
    view: (actor, row) => row.deleted_at === null && (actor.grants.has('bulletins.publish') || reads(actor, row)),
    publish: (actor, row) => row.deleted_at === null && actor.grants.has('bulletins.publish'),
  },
  read,
  lock: async (db, actor, id) => {
    await sql`select from bulletins where id = ${id} for update`.execute(db)
    return read(db, actor, id)
  },
  keep: async (db, { id }, { status, paused_at, archived_at, published_at }: Standing) => {
    await sql`update bulletins set status = ${status}, paused_at = ${paused_at}, archived_at = ${archived_at},
      published_at = ${published_at}, version = version + 1 where id = ${id}`.execute(db)
  },
  told: ({ id }, tokens) => ({ object: id, channels: [`bulletin:${id}`], topics: tokens.map((token) => `bulletins:${token}`) }),
  sees: (row, person) => reads(person, row),
})
const routes = publishRoutes(bulletins, content)

export const bulletinModule: Module = {
  name: 'bulletins',
  objects: ['bulletin'],
  events: Object.values(bulletinEvents),
  kinds: [
    {
      kind: 'bulletin',
      readers: async ({ db }, people, id) => {
        const row = await read(db, null, id)
        return row ? people.filter((person) => reads(viewing(person), row)) : []
      },
    },
  ],
  published: [content.published],
  notifications: publishNotifications({
    events: bulletinEvents,
    done: (_db, id) => Promise.resolve(finished.get(id) ?? []),
    params: () => Promise.resolve({}),
    path: (id) => `/bulletins/${id}`,
  }),
}

/** The matrix does not know the flags of this kind. */
const holding = (person: Actor, flag: string, held: readonly Relation[]): Actor => ({
  ...person,
  grants: new Map([...person.grants, [flag, new Set(held)]]),
})
const viewing = (person: Actor): Actor => holding(person, 'bulletins.view', ['audience'])

export async function openBulletins(w: World): Promise<void> {
  await sql`create table bulletins (id uuid primary key references objects, status text not null default 'DRAFT', paused_at timestamptz,
    archived_at timestamptz, published_at timestamptz, deleted_at timestamptz, version int not null default 1)`.execute(w.db)
}

export async function bulletin(w: World): Promise<string> {
  const id = await insertObject(w.db, { kind: 'bulletin', by: null, at: w.clock.now() })
  await sql`insert into bulletins (id) values (${id})`.execute(w.db)
  return id
}

/** What the route answers to somebody who publishes by these relations, or the code of its refusal with its fields. */
export async function publisher(w: World, who: TestPerson, ...held: readonly Relation[]) {
  const actor = holding(await w.actor(who), 'bulletins.publish', held)
  const ctx: Ctx = { portal: w.portal, clock: w.clock, db: w.db, actor }
  return async <E extends Endpoint>(endpoint: E, input: SentInputOf<E>): Promise<OutputOf<E> | string> => {
    const found = routes.find((one) => one.endpoint === endpoint)!
    const run = found.run as (ctx: Ctx, input: unknown) => Promise<unknown>
    try {
      return (await run(ctx, endpoint.input.parse(input))) as OutputOf<E>
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return [error.code, ...(error.extras.fields ?? []).map(({ path, code }) => `${path} ${code}`)].join(' ')
    }
  }
}

/** Ids of the list of those whom bulletins address, the newest first. */
export async function shownTo(w: World, who: TestPerson): Promise<string[]> {
  const list = { table: 'bulletins', sort: 'published_at', where: sql`true`, limit: 50 }
  const found = branches(reach, 'bulletins.view')(viewing(await w.actor(who)), list)
  return found ? (await found.execute(w.db)).rows.map(({ id }) => id) : []
}

export const standingOf = async (w: World, id: string) => (await read(w.db, null, id))!
