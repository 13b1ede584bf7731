import { fold } from '@diwan/core/arabic-fold'
import { titleTerm } from '@diwan/core/search-text'
import { shortIdIn } from '@diwan/core/short-id'
import { sql } from 'kysely'
import type { Cursor } from '../../../kit/http/cursor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { finished, type AskedWord, type Question } from '../../search/public.ts'
import { findByWord } from '../queries/by-word.ts'
import { findByShortId } from '../queries/short-id.ts'
import { isTitled, narrowed, type Statement } from '../queries/statement.ts'
import type { FindInput, Listing, Place } from '../types.ts'
import { writeBegin, type Begin } from './cursor.ts'
import { placesByRank } from './by-rank.ts'

interface Ranked {
  /** By short id and by whole title. */
  readonly first: readonly Place[]
  readonly others: readonly Place[]
  readonly next: string | null
}

/** A page of what is found as typed. Each record has one place in the whole, whatever page it is on. */
export async function ranked(
  ctx: Ctx,
  of: Statement,
  asked: FindInput,
  question: Question,
  begin: Begin | undefined,
): Promise<Ranked> {
  const { list, whole = list, limit } = asked
  const exact = await namedIn(ctx, of, whole, asked.q)
  const top = exact && !begin ? [exact] : []
  const rest = exact ? narrowed(list, sql`record.id <> ${exact.id}::uuid`) : list

  const title = asked.first === 'title' ? titleOf(asked.q) : undefined
  const titled = title && (await titledIn(ctx, of, rest, title, cursorIn(begin, 'titled'), limit - top.length + 1))
  const shown = begin?.part === 'met' ? [] : (titled ?? []).slice(0, limit - top.length)
  const first = [...top, ...shown]
  const here = () => writeBegin('titled', shown.at(-1) ?? cursorIn(begin, 'titled'))
  if (begin?.part !== 'met' && titled && titled.length > shown.length) return { first, others: [], next: here() }

  const room = limit - first.length
  // whole titles came before, on this page or an earlier one
  const anyTitled = begin?.part === 'titled' || (titled?.length ?? 0) > 0
  const untitled = title && anyTitled ? narrowed(rest, sql`not ${isTitled(title)}`) : rest
  const from = begin?.part === 'met' ? begin : undefined
  const { places, next } = await placesByRank(ctx, of, untitled, question, {
    ranks: asked.ranks ?? 0,
    from,
    limit: Math.max(room, 1),
  })
  if (room > 0) return { first, others: places, next }
  return { first, others: [], next: places.length > 0 || next ? here() : null }
}

/** The record that the question names by its short id. */
async function namedIn({ db, actor }: Ctx, of: Statement, list: Listing, q: string): Promise<Place | undefined> {
  const shortId = shortIdIn(q)
  return shortId === undefined ? undefined : findByShortId(db, of, actor, list, shortId)
}

const cursorIn = (begin: Begin | undefined, part: Begin['part']): Cursor | undefined =>
  begin?.part === part ? begin.after : undefined

const titleOf = (q: string): AskedWord | undefined =>
  fold(q) === '' ? undefined : { typed: '', terms: [finished(titleTerm(q))] }

/** Records with this title, newest first. */
function titledIn(
  { db, actor }: Ctx,
  of: Statement,
  list: Listing,
  title: AskedWord,
  after: Cursor | undefined,
  limit: number,
): Promise<Place[]> {
  const rare = { word: title, hits: 1, people: [] }
  return findByWord(db, of, rare, { actor, list, question: [rare], after, limit })
}
