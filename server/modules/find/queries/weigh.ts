import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { countedHits, type Question } from '../../search/public.ts'
import { peopleCalled } from '../../users/public.ts'
import type { Rare, Weighed } from '../types.ts'
import type { Statement } from './statement.ts'

/** More entries or people than this, and reading them all takes longer than meeting them on the way from the newest record on. */
const FREQUENT = 2_000
const MANY_PEOPLE = 50

/** One trip for each word: what goes out and comes back takes as long as most of these counts. */
export function weigh(db: Queryable, { kind, people: columns }: Statement, question: Question): Promise<Weighed[]> {
  return Promise.all(
    question.map(async (word) => {
      const called = columns.length === 0 ? sql`'{}'::uuid[]` : peopleCalled(word.typed, MANY_PEOPLE + 1)
      const counted = countedHits(kind, word.terms, FREQUENT + 1)
      const { rows } = await sql<{ hits: number; people: string[] }>`select ${counted} as hits, ${called} as people`.execute(db)
      const { hits, people } = rows[0]!
      return { word, hits, people: people.length > MANY_PEOPLE ? undefined : people }
    }),
  )
}

/** The rarest word of a question, unless even that one is frequent. */
export const rarestOf = (question: readonly Weighed[]): Rare | undefined =>
  question.filter((one): one is Rare => one.hits <= FREQUENT && one.people !== undefined).toSorted((a, b) => a.hits - b.hits)[0]
