import { FieldList, type Field } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { saveFields } from '../../fields/public.ts'

/** The fields of one kind of record, the newest version of them. */
export interface SetRow {
  readonly kind: string
  readonly object_id: string
  readonly set_id: string
  readonly set_version: number
  readonly hidden: readonly string[]
  readonly version: number
  readonly fields: Field[]
}

type Held = Omit<SetRow, 'fields'> & { fields: unknown }

const columns = sql`held.*, asked.fields`
const from = sql`custom_sets held join field_set_versions asked on asked.set_id = held.set_id and asked.version = held.set_version`
const read = ({ fields, ...row }: Held): SetRow => ({ ...row, fields: FieldList.parse(fields) })

/** As many as there are kinds that have any. */
export async function readSets(db: Queryable): Promise<SetRow[]> {
  const { rows } = await sql<Held>`select ${columns} from ${from}`.execute(db)
  return rows.map(read)
}

export async function readSet(db: Queryable, kind: string): Promise<SetRow | undefined> {
  const { rows } = await sql<Held>`select ${columns} from ${from} where held.kind = ${kind}`.execute(db)
  return rows.map(read)[0]
}

/** By the record under which its history is kept. */
export async function readSetOf(db: Queryable, objectId: string): Promise<SetRow | undefined> {
  const { rows } = await sql<Held>`select ${columns} from ${from} where held.object_id = ${objectId}`.execute(db)
  return rows.map(read)[0]
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const SETS = 481_520

/** Locked until the transaction ends, also where there is none yet. */
export async function lockSet(db: Queryable, kind: string): Promise<SetRow | undefined> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SETS)}, hashtext(${kind}))`.execute(db)
  return readSet(db, kind)
}

interface Saved {
  readonly fields: readonly Field[]
  readonly hidden: readonly string[]
  readonly by: string
  readonly at: Date
}

/** The fields as their next version; the set begins with the first of them. */
export async function writeSet(
  db: Queryable,
  kind: string,
  row: SetRow | undefined,
  { fields, hidden, by, at }: Saved,
): Promise<SetRow> {
  const { setId, version } = await saveFields({ db }, { setId: row?.set_id ?? null, fields, by, at })
  const set = { set_id: setId, set_version: version, hidden: [...hidden] }
  if (row)
    await db
      .updateTable('custom_sets')
      .set({ ...set, version: row.version + 1 })
      .where('kind', '=', kind)
      .execute()
  else {
    const object_id = await insertObject(db, { kind: 'custom_fields', by, at })
    await db
      .insertInto('custom_sets')
      .values({ kind, object_id, ...set })
      .execute()
  }
  return (await readSet(db, kind))!
}

/** Every field that these sets ever had, the newest first. */
export async function readEarlier(db: Queryable, setIds: readonly string[]): Promise<{ set_id: string; fields: Field[] }[]> {
  if (setIds.length === 0) return []
  const rows = await db
    .selectFrom('field_set_versions')
    .select(['set_id', 'fields'])
    .where(anyOf('set_id', setIds))
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ set_id, fields }) => ({ set_id, fields: FieldList.parse(fields) }))
}

/** Keys that no version has had since before that day, of each kind. */
export async function readRemoved(db: Queryable, before: Date): Promise<{ kind: string; keys: string[] }[]> {
  const { rows } = await sql<{ kind: string; keys: string[] }>`
    select held.kind, array_agg(distinct field ->> 'key') as keys
    from custom_sets held
    join field_set_versions was on was.set_id = held.set_id
    cross join lateral jsonb_array_elements(was.fields) field
    where not exists (
      select from field_set_versions later
      left join field_set_versions next on next.set_id = later.set_id and next.version = later.version + 1
      where later.set_id = held.set_id and coalesce(next.saved_at, 'infinity') > ${before}
        and later.fields @> jsonb_build_array(jsonb_build_object('key', field ->> 'key')))
    group by held.kind`.execute(db)
  return rows
}
