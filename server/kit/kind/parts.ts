import type { KindName } from '@diwan/contract/kit/record-kind'
import { sql } from 'kysely'
import { PORTAL, type Actor } from '../access/actor.ts'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'
import type {
  Activity,
  ChannelKind,
  FileReader,
  FoundKind,
  LinkCard,
  LinkEnd,
  MakeFinder,
  ObjectKind,
  Searchable,
} from '../module.ts'
import type { KindParts, RecordKind, RecordKindOf, RecordRow } from './types.ts'

type Derived<Row extends RecordRow, Shown extends Row, Flag extends string> = Pick<
  RecordKind<Row, Shown, Flag>,
  'readOne' | 'readers' | 'deliveryToAll' | 'entries' | 'found'
> & {
  readonly visible: (db: Queryable, actor: Actor, ids: readonly string[]) => Promise<Shown[]>
  readonly card: (actor: Actor, row: Shown) => Pick<LinkCard, 'shortId' | 'status' | 'path'>
  readonly topicsFor: (actor: Actor) => string[]
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Derives the members of a manifest that speak of a kind. Each of them asks the policy of the record. */
export function partsOf<Row extends RecordRow, Shown extends Row, Flag extends string>(
  name: KindName,
  of: RecordKindOf<Row, Shown, Flag>,
  derived: Derived<Row, Shown, Flag>,
): KindParts {
  const { can, search, counts } = of
  const { readOne, visible, readers } = derived

  const mayRead: Activity['audiences'] = async ({ db }, actor, id) => {
    const row = await readOne(db, actor, id)
    return row && (of.activity?.may ?? can.view)(actor, row) ? ['public'] : undefined
  }
  const linked: LinkEnd = {
    cards: async ({ db }, actor, ids) =>
      (await visible(db, actor, ids)).map((row) => ({
        id: row.id,
        title: of.title(row),
        change: of.links?.may?.(actor, row) ?? false,
        ...derived.card(actor, row),
      })),
    recordLink: async (_ctx, tx, id, { joined }) => {
      const event = joined ? of.links?.linked : of.links?.unlinked
      const row = event && (await readOne(tx.db, PORTAL, id))
      if (event && row) tx.record(event, { id }, await derived.deliveryToAll(tx.db, row))
    },
  }
  const kind: ObjectKind = {
    kind: name.name,
    readable: async ({ db }, actor, ids) => (await visible(db, actor, ids)).map(({ id }) => id),
    readers: ({ db }, people, id) => readers(db, people, id),
    hints: async ({ db }, id) => {
      const row = await readOne(db, PORTAL, id)
      return row ? ((await derived.deliveryToAll(db, row)).topics ?? []) : []
    },
    ...(of.links && { linked }),
    ...(of.activity && { activity: { events: of.activity.events, shown: of.activity.shown, audiences: mayRead } }),
    ...(search && { found: once((make) => make(derived.found)) }),
    ...of.more,
  }
  const followed: ChannelKind = {
    prefix: name.name,
    module: name.module,
    mayFollow: async ({ db }, actor, channel) => {
      const id = channel.slice(name.name.length + 1)
      const isRecord = ID.test(id) && channel === name.channel(id)
      const row = isRecord ? await readOne(db, actor, id) : undefined
      return row !== undefined && (of.follow ?? can.view)(actor, row)
    },
  }
  const readsFile: FileReader = async ({ db }, caller, id) => {
    const row = caller ? await readOne(db, caller, id) : undefined
    return row !== undefined && can.view(caller!, row)
  }
  /** People who see a record read its files, and find it by their texts. */
  const besideTitle: Searchable['placesOfFiles'] = async (db, objectId, files) => {
    const [title] = await derived.entries(db, [objectId])
    return title ? files.map((id) => ({ id, audience: title.audience, at: title.at })) : []
  }
  return {
    objects: [name.name],
    events: Object.values(of.events),
    kinds: [kind],
    channels: [followed],
    files: of.files ? { [name.name]: of.files === 'view' ? readsFile : of.files } : {},
    searchable: search
      ? [
          {
            kind: name.name,
            textsOf: (db, parts) => derived.entries(db, [...new Set(parts.map(({ part }) => part))]),
            ...(of.files === 'view' && { placesOfFiles: besideTitle }),
            ...(search.placesOfFiles && { placesOfFiles: search.placesOfFiles }),
          },
        ]
      : [],
    numbers: counts ? [{ module: name.module, ...counts }] : [],
    topics: derived.topicsFor,
    forget: (_portal, { db }, ids) =>
      of.forget?.(db, ids) ?? sql`delete from ${sql.table(of.table)} where ${anyOf('id', ids)}`.execute(db).then(() => undefined),
  }
}

function once(find: (make: MakeFinder) => FoundKind): (make: MakeFinder) => FoundKind {
  let found: FoundKind | undefined
  return (make) => (found ??= find(make))
}
