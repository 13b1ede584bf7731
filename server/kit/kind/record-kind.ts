import type { KindName } from '@diwan/contract/kit/record-kind'
import { sql } from 'kysely'
import { PORTAL, type Actor } from '../access/actor.ts'
import type { Reach } from '../access/reach.ts'
import type { Queryable } from '../db/database.ts'
import type { FinderOf } from '../module.ts'
import type { Delivery } from '../record/recorded.ts'
import { hintTopics } from './hints.ts'
import { partsOf } from './parts.ts'
import type { RecordKind, RecordKindOf, RecordRow } from './types.ts'

/** Derives from one definition what the module itself, the application and all other modules ask about a kind of record. */
export function recordKind<Row extends RecordRow, Shown extends Row, Flag extends string>(
  name: KindName,
  of: RecordKindOf<Row, Shown, Flag>,
): RecordKind<Row, Shown, Flag> {
  const { table, reach, can, degrees, search } = of
  const { topicsOf, topicsFor } = hintTopics(name, reach)
  if (!degrees && isShared(reach)) throw new Error(`The kind ${name.name} is shared with people and says no degrees.`)

  const readOne = async (db: Queryable, actor: Pick<Actor, 'id'>, id: string) => (await of.read(db, actor, [id]))[0]
  const lock: RecordKind<Row, Shown, Flag>['lock'] =
    of.lock ??
    (async (db, actor, id) => {
      await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db)
      return readOne(db, actor, id)
    })
  const visible = async (db: Queryable, actor: Actor, ids: readonly string[]) =>
    (await of.read(db, actor, ids)).filter((row) => can.view(actor, row))
  const readers = async (db: Queryable, people: readonly Actor[], id: string): Promise<Actor[]> => {
    const row = await readOne(db, PORTAL, id)
    if (!row) return []
    const degreeOf = await degrees?.(db, id)
    return people.filter((person) => can.view(person, degreeOf ? { ...row, degree: degreeOf.get(person.id) ?? null } : row))
  }
  const delivery = (row: Partial<Row> & Pick<Row, 'id'>, linked?: readonly string[]): Delivery => ({
    object: row.id,
    channels: [name.channel(row.id)],
    topics: topicsOf(row, linked),
  })
  const deliveryToAll = async (db: Queryable, row: Row): Promise<Delivery> =>
    delivery(row, degrees ? [...(await degrees(db, row.id)).keys()] : of.linked?.(row))
  const entries = async (db: Queryable, ids: readonly string[]) =>
    ((await search?.texts(db, ids)) ?? []).map(({ id, texts, ranks, at }) => ({
      objectId: id,
      part: id,
      audience: 'public' as const,
      texts: texts.filter((text) => text !== ''),
      ...(ranks && { ranks }),
      at,
    }))
  const card = (actor: Actor, row: Shown) => ({ shortId: null, status: null, path: name.path(row.id), ...of.card?.(actor, row) })

  const found: FinderOf<Row, Shown> = {
    sort: search?.sort ?? 'created_at',
    ...(search?.second && { second: search.second }),
    ...(search?.people && { people: search.people }),
    ...(search?.persons && { persons: search.persons }),
    ...(search?.units && { units: search.units }),
    ...(search?.seen && { seen: search.seen }),
    kind: name.name,
    module: name.module,
    table,
    reach,
    flag: name.view,
    parts: { public: name.view, ...search?.parts },
    living: sql`record.deleted_at is null`,
    read: async ({ db, actor }, ids) =>
      (await of.read(db, actor, ids)).filter((row) => can.view(actor, row) || search?.shows?.(actor, row)),
    title: (row, reader) => of.card?.(reader, row).title ?? of.title(row),
    card: ({ actor }, row) => ({
      id: row.id,
      place: null,
      ...card(actor, row),
      ...(search?.meets && { meets: search.meets(row) }),
    }),
  }

  return {
    name,
    can,
    lock,
    readOne,
    readers,
    hints: topicsOf,
    delivery,
    deliveryToAll,
    entries,
    found,
    about: {
      params: async ({ db }, { objectId }) => {
        const row = await readOne(db, PORTAL, objectId)
        return { title: row ? of.title(row) : '' }
      },
      path: name.path,
    },
    documents: ({ writes, ...hooks }) => ({
      ...hooks,
      kind: name.name,
      module: name.module,
      may: async ({ db, actor }, id, locked) => {
        const row = await (locked ? lock : readOne)(db, actor, id)
        if (!row || !can.view(actor, row)) return undefined
        return writes(actor, row) ? 'write' : 'read'
      },
    }),
    lockTrash: async (db, owner, limit) => {
      const { own } = reach
      if (!own || 'link' in own) throw new Error(`The kind ${name.name} has no column that says whose a record is.`)
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)} where ${sql.ref(own.column)} = ${owner.id} and deleted_at is not null
        order by updated_at, id limit ${limit} for update`.execute(db)
      return of.read(
        db,
        owner,
        rows.map(({ id }) => id),
      )
    },
    parts: partsOf(name, of, { readOne, visible, readers, deliveryToAll, entries, found, card, topicsFor }),
  }
}

const isShared = <Row>(reach: Reach<Row>): boolean =>
  Object.values(reach).some((carrier) => 'link' in carrier && carrier.link.table === 'object_people')
