import { z } from 'zod'
import { Day, Seconds, Uuid } from '../kit/ids.ts'
import { Counter, PAGE_SIZE, pageInput } from '../kit/page.ts'
import { LitText, Question, Reading } from '../search/schemas.ts'
import { FOUND_OF_A_KIND } from './limits.ts'
import { FIND_ORDERS } from './vocabulary.ts'

const MAX_KINDS = 30

/** Names of kinds with commas between them, each once. */
const kinds = z
  .string()
  .regex(new RegExp(`^[a-z_]{1,40}(?:,[a-z_]{1,40}){0,${MAX_KINDS - 1}}$`))
  .transform((text) => [...new Set(text.split(','))])

/** Narrows every kind; a kind whose records have no such person, unit or time is left out. */
const narrowing = {
  /** The author, assignee or requester, as the kind declares. */
  person: Uuid.optional(),
  /** With all units below it. */
  unit: Uuid.optional(),
  /** From this day on, and up to this one: days of the reader's zone. */
  from: Day.optional(),
  to: Day.optional(),
}

export const SearchQuery = z
  .strictObject({
    q: Question,
    ...narrowing,
    order: z.enum(FIND_ORDERS).default('nearest'),
    /** Only the words as typed: without synonyms and corrections. */
    exact: z.stringbool().default(false),
    /** Counts each kind. */
    counts: z.stringbool().default(false),
    /** All kinds where nothing is said. */
    kinds: kinds.optional(),
    /** The `next` of one kind, which is then the only one asked for. */
    after: pageInput.after,
    /** Of each kind. */
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(FOUND_OF_A_KIND),
  })
  .refine(({ after, kinds: asked }) => after === undefined || asked?.length === 1, { error: 'one_kind', path: ['kinds'] })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'date_from_after_date_to',
    path: ['to'],
  })

/** A record as a search of everything shows it. */
const FoundRecord = z.object({
  id: Uuid,
  title: LitText,
  /** Where its title does not carry the words: the newest part that does, of those this reader may read; `file` is the name of the file that says so. */
  said: LitText.extend({ file: z.string().optional() }).nullable(),
  shortId: z.string().nullable(),
  status: z.string().nullable(),
  /** Where it belongs, in the language of the reader. */
  place: z.string().nullable(),
  /** Narrows and orders it; nothing where its kind has no time. */
  date: Seconds.nullable(),
  /** A booking names its booker, the person it is with, and its beginning. */
  meets: z.object({ who: z.string(), with: z.string(), startsAt: Seconds }).optional(),
  /** The screen that shows it; nothing where it is shown on the spot. */
  path: z.string().nullable(),
})

const FoundPage = z.object({
  items: z.array(FoundRecord).max(PAGE_SIZE),
  next: z.string().nullable(),
  /** How the question was understood, where little was found as typed. */
  reading: Reading.nullable(),
  /** Counts all pages, where that was asked for. */
  count: Counter.nullable(),
})

export const FoundRecords = z.object({ groups: z.array(FoundPage.extend({ kind: z.string() })).max(MAX_KINDS) })
