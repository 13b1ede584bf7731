import type { Endpoint } from '@diwan/contract/kit/endpoint'
import fc from 'fast-check'
import type { Queryable } from '../kit/db/database.ts'
import { newId } from '../kit/db/id.ts'
import type { RecordKind, RecordRow } from '../kit/kind/types.ts'
import { insertObjects } from '../kit/record/objects.ts'
import { indexRecord } from '../modules/search/public.ts'
import { foundList } from './found.ts'
import type { Facts, KindProof, ListProof } from './proof.ts'
import type { World } from './world.ts'

/**
 * The parts of a proof that ask the kind under test, and so follow from its definition. What people are to a record, `relations`, is a
 * second opinion: each proof states it by hand, as it states the flag, and the walkers compare both.
 */
export function askedOf<Row extends RecordRow, Shown extends Row>(
  kind: RecordKind<Row, Shown>,
  flag: string,
): Required<Pick<KindProof, 'kind' | 'flag' | 'visible' | 'channels'>> {
  const { name, channel } = kind.name
  return {
    kind: name,
    flag,
    visible: async (w, by, ids) => {
      const [declared] = kind.parts.kinds
      return (await declared?.readable?.(w.portal, await w.actor(by), ids)) ?? []
    },
    channels: (id) => [{ name: channel(id), flag }],
  }
}

interface PlantOf {
  readonly by: string
  readonly at: Date
  readonly deleted: boolean
  /** Inserts the rows of the record under this id. */
  readonly insert: (db: Queryable, id: string) => Promise<void>
}

/** Puts a record there without its service: the object, its rows, its search entry, and its deletion. Answers the id. */
export async function plantRecord<Row extends RecordRow>(
  { db }: Pick<World, 'db'>,
  kind: Pick<RecordKind<Row>, 'name' | 'entries'>,
  { by, at, deleted, insert }: PlantOf,
): Promise<string> {
  const id = newId()
  await insertObjects(db, [{ id, kind: kind.name.name }], { by, at })
  await insert(db, id)
  await indexRecord(db, kind, id)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return id
}

/** A random record of a kind with one owner; several may share their instant. */
interface Drawn {
  readonly createdBy: string
  readonly deleted: boolean
  readonly at: Date
}

/** Random records of a kind that people own; `more` are further facts to draw. */
export const randomRecords = <F extends Facts, More extends object = object>(of: {
  readonly more?: fc.Arbitrary<More>
  readonly forget: (w: World) => Promise<unknown>
  readonly plant: (w: World, wanted: Drawn & Partial<More>) => Promise<F>
}): NonNullable<KindProof<F>['random']> => {
  type One = { readonly by: number; readonly deleted: boolean; readonly instant: number; readonly more: Partial<More> }
  return {
    drawn: ({ people }): fc.Arbitrary<One[]> =>
      fc.array(
        fc.record({
          by: fc.nat({ max: people - 1 }),
          deleted: fc.boolean(),
          instant: fc.nat({ max: 2 }),
          more: of.more ?? fc.constant({}),
        }),
      ),
    forget: async (w) => void (await of.forget(w)),
    settle: (w, drawn, { people }) =>
      Promise.all(
        (drawn as One[]).map(({ by, deleted, instant, more }) =>
          of.plant(w, { ...more, createdBy: people[by]!.id, deleted, at: new Date(Date.UTC(2026, 10, 1) + instant) }),
        ),
      ),
  }
}

const idOf = (item: object): string => (item as { id: string }).id

/** A list and its count, each asked with `query`. */
export const listedBy = <F extends Facts>(
  endpoints: { readonly list: Endpoint; readonly count: Endpoint },
  name: string,
  query: object,
  asks: (facts: F) => boolean = () => true,
): ListProof<F> => ({
  name,
  endpoint: endpoints.list,
  query,
  count: endpoints.count,
  idOf,
  asks: (_person, facts) => asks(facts),
})

/** The search of everything, by a word that every planted record has. */
export const foundBy = <F extends Facts, Row extends RecordRow>(
  kind: Pick<RecordKind<Row>, 'name'>,
  word: string,
): ListProof<F> => foundList(kind.name.name, word, () => true)
