import { z } from 'zod'
import { COLOURS } from '../../kit/colours.ts'
import { Day, Seconds } from '../../kit/ids.ts'
import { ITEM_TYPES } from '../../kit/item-types.ts'
import { Person } from '../../users/schemas/person.ts'
import { WIDGET_DAYS, WIDGET_ROWS, WIDGET_TIMES } from '../limits.ts'
import { WIDGET_UNITS } from '../vocabulary.ts'

/** An address of the portal. */
const Path = z.string().startsWith('/')
/** The end of a word of the dashboard (`act_review`), or of a widget (`widget_tickets_age_new`). */
const Word = z.string().regex(/^[a-z][a-zA-Z]*$/)
/** A word of the module that declares the widget: `widget_tickets_answer_row`. */
const WidgetWord = z.string().regex(/^widget_\w+$/)

/** One record. Its title stands by itself, or in a sentence of the widget as `{{title}}`. */
export const WidgetRow = z.object({
  id: z.string(),
  title: z.string(),
  shortId: z.string().optional(),
  /** A word of the widget, in which the title and these values stand. */
  says: z.object({ word: WidgetWord, values: z.record(z.string(), z.union([z.string(), z.int()])).optional() }).optional(),
  below: z.string().optional(),
  /** Whose photo stands before it. */
  person: Person.optional(),
  /** In place of the person: a name whose first letter is the sign. */
  sign: z.string().optional(),
  /** The module key whose icon stands before it. */
  icon: z.string().optional(),
  colour: z.enum(COLOURS).optional(),
  status: z.string().optional(),
  day: Day.optional(),
  at: Seconds.optional(),
  late: z.boolean().optional(),
  /** It has to be done; among what waits it comes after what is late. */
  required: z.boolean().optional(),
  progress: z.int().min(0).max(100).optional(),
  unread: z.int().optional(),
  mentioned: z.boolean().optional(),
  /** A word of the dashboard at the end of the row: `badge_new`. */
  badge: Word.optional(),
  /** A short button, by its word of the dashboard. */
  action: Word.optional(),
  path: Path,
})
export type WidgetRow = z.infer<typeof WidgetRow>

/** A row that is ticked in place, by the command that its kind declares in the browser. */
export const WidgetCheck = WidgetRow.extend({ kind: z.string(), version: z.int(), done: z.boolean() })
export type WidgetCheck = z.infer<typeof WidgetCheck>

const AgendaItem = z.object({
  /** Where the caller may not open the record it has no title. */
  title: z.string().nullable(),
  below: z.string().optional(),
  from: Seconds,
  to: Seconds,
  wholeDay: z.boolean(),
  type: z.enum(ITEM_TYPES),
  away: z.boolean(),
  joinPath: z.string().optional(),
  path: Path,
})
export type AgendaItem = z.infer<typeof AgendaItem>

const Unit = z.enum(WIDGET_UNITS)
const Figure = z.object({
  key: Word,
  value: z.number().nullable(),
  unit: Unit,
  change: z.number().optional(),
  points: z.array(z.number().nullable()).max(WIDGET_DAYS).optional(),
  path: Path.optional(),
})

/** A word of the widget, or a name that people gave. */
const Label = { key: Word.optional(), label: z.string().optional() }

/** The browser draws each shape, so that a module brings a widget without code for the browser. */
export const WidgetContent = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('rows'), items: z.array(WidgetRow).max(WIDGET_ROWS) }),
  z.object({ shape: z.literal('checks'), items: z.array(WidgetCheck).max(WIDGET_ROWS) }),
  z.object({ shape: z.literal('agenda'), items: z.array(AgendaItem).max(WIDGET_TIMES) }),
  z.object({ shape: z.literal('text'), title: z.string(), text: z.string(), path: Path }),
  z.object({ shape: z.literal('figures'), items: z.array(Figure).max(4) }),
  z.object({
    shape: z.literal('days'),
    days: z.array(Day).max(WIDGET_DAYS),
    series: z
      .array(
        z.object({
          key: Word,
          unit: Unit,
          values: z.array(z.number().nullable()).max(WIDGET_DAYS),
          /** The list behind each day. */
          paths: z.array(Path).max(WIDGET_DAYS).optional(),
        }),
      )
      .max(4),
  }),
  z.object({
    shape: z.literal('bars'),
    unit: Unit,
    series: z.array(z.object(Label)).max(8),
    items: z
      .array(z.object({ ...Label, person: Person.optional(), values: z.array(z.number()).max(8), path: Path.optional() }))
      .max(8),
  }),
  z.object({
    shape: z.literal('share'),
    items: z.array(z.object({ ...Label, value: z.number(), path: Path.optional() })).max(8),
  }),
])
export type WidgetContent = z.infer<typeof WidgetContent>
