import { readCursor, writeCursor, type Cursor } from '../../../kit/http/cursor.ts'
import type { OtherReading } from '../../search/public.ts'

/** In which part of the results a page begins: among whole titles, or in a reading that found something. */
export type Part = OtherReading | 'titled' | 'met'

/** `met`, what carries the words as they were typed, has no mark. */
const marks: Readonly<Record<Exclude<Part, 'met'>, string>> = { begun: '+', layout: '~', spelling: '*', titled: '=' }
const marked = Object.keys(marks) as (keyof typeof marks)[]

export interface Begin {
  readonly part: Part
  readonly after: Cursor | undefined
  /** The rank of the texts among which it begins. */
  readonly rank?: number
}

/** Nothing where the first page is asked for. */
export function readBegin(text: string | undefined): Begin | undefined {
  if (text === undefined) return undefined
  const part = marked.find((one) => text.startsWith(marks[one])) ?? 'met'
  const [, rank, ranked] = /^(\d)\^(.*)$/.exec(text) ?? []
  const cursor = part === 'met' ? (ranked ?? text) : text.slice(1)
  const fromBeginning = cursor === '' && (part === 'titled' || ranked !== undefined)
  return { part, ...(rank && { rank: Number(rank) }), after: fromBeginning ? undefined : readCursor(cursor) }
}

export const writeBegin = (part: Part, place: Cursor | undefined, rank = 0): string =>
  (part !== 'met' ? marks[part] : rank === 0 ? '' : `${rank}^`) + (place ? writeCursor(place) : '')
