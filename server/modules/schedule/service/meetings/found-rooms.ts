import { MAX_ROOMS } from '@diwan/contract/schedule/limits/meetings'
import type { AskedTerm } from '@diwan/core/search-text'
import { holdsFlag, type Actor } from '../../../../kit/access/actor.ts'
import { readCursor } from '../../../../kit/http/cursor.ts'
import { counterOf } from '../../../../kit/list/counter.ts'
import { paged } from '../../../../kit/list/page.ts'
import type { FoundKind, FoundRecord } from '../../../../kit/module.ts'
import { askedTerms, litIn, plainWords, searchTerms } from '../../../../kit/search-text.ts'
import { localName } from '../../../../kit/words/local-name.ts'
import { exactQuestion, readQuestion, termsOf, type Question } from '../../../search/public.ts'
import { readRooms, type RoomRow } from '../../queries/meetings/rooms.ts'
import { mayChangeRoom } from './rooms.ts'

interface RoomWords {
  readonly keys: ReadonlySet<string>
  readonly plain: readonly string[]
}

/** Names of rooms hardly ever change, and reading their words takes longer than comparing them. */
const known = new Map<string, RoomWords>()

function wordsOf({ name_ar, name_en, place }: RoomRow): RoomWords {
  const text = [name_ar, name_en, place].join('\n')
  const words = known.get(text) ?? { keys: new Set(searchTerms(text)), plain: plainWords(text) }
  if (known.size >= 2 * MAX_ROOMS) known.clear()
  known.set(text, words)
  return words
}

/** Every word stands there, or one that means the same. */
const meets = ({ keys }: RoomWords, question: Question): boolean =>
  question.every(({ terms }) => terms.some(({ stem, beside = [] }) => [stem, ...beside].every((one) => keys.has(one))))

/** Every word stands there, or begins a word that does. */
const begins = ({ keys, plain }: RoomWords, typed: readonly AskedTerm[]): boolean =>
  typed.every((one) => one.keys.some((key) => keys.has(key)) || plain.some((word) => word.startsWith(one.bare)))

/** Rooms by name and place, for those who plan meetings; one that is not offered is found by those who change it. There are few, so all are read. */
export const foundRooms: FoundKind = {
  kind: 'room',
  of: 'meeting',
  flag: 'schedule.meetings.create',
  module: 'schedule',
  narrows: ['units'],
  find: async ({ db, actor }, { q, exact, units, counts, after, limit }) => {
    const question = exact ? exactQuestion(q) : await readQuestion(db, q)
    const typed = askedTerms(q)
    const isMet = (row: RoomRow): boolean => {
      const words = wordsOf(row)
      return meets(words, question) || (!exact && begins(words, typed))
    }
    const rows = question.length === 0 ? [] : await readRooms(db)
    const met = rows.filter(
      (row) =>
        (row.active || mayChangeRoom(actor, row)) &&
        (units === undefined || (row.unit_id !== null && units.includes(row.unit_id))) &&
        isMet(row),
    )
    const last = readCursor(after, 'text')
    const rest = last ? met.slice(met.findIndex(({ id }) => id === last.id)).slice(1) : met
    const page = paged(rest.slice(0, limit + 1), limit, ({ name_ar, id }) => ({ sort: name_ar, id }))
    const items = page.rows.map((row) => present(actor, row, question))
    return { items, next: page.next, reading: null, count: counts ? counterOf(met.length) : null }
  },
}

/** A room leads those who change it to its settings, and all others to a new meeting in it. */
function present(actor: Actor, row: RoomRow, question: Question): FoundRecord {
  const nameOf = ({ name_ar: nameAr, name_en: nameEn }: { readonly name_ar: string; readonly name_en: string }) =>
    localName({ actor }, { nameAr, nameEn })
  const text = nameOf(row)
  const isManaged = holdsFlag(actor, 'schedule', 'administer') && mayChangeRoom(actor, row)
  return {
    id: row.id,
    title: { text, lit: litIn(text, termsOf(question)).map(([start, end]) => [start, end]) },
    said: null,
    shortId: null,
    status: null,
    place: [row.place, row.unit ? nameOf(row.unit) : ''].filter((part) => part !== '').join(' · ') || null,
    date: null,
    path: isManaged ? `/admin/schedule?tab=rooms&room=${row.id}` : `/user/schedule/meet?new=1&room=${row.id}`,
  }
}
