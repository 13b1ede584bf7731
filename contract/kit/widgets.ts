import { z } from 'zod'
import { COLOURS } from './colours.ts'
import { Day, Seconds, Uuid } from './ids.ts'
import { ITEM_TYPES } from './item-types.ts'

export const WIDGET_AREAS = ['user', 'admin'] as const
export type WidgetArea = (typeof WIDGET_AREAS)[number]

/** The tabs of the administration's home. */
export const WIDGET_TABS = ['desk', 'people', 'learning', 'portal'] as const
export type WidgetTab = (typeof WIDGET_TABS)[number]

/** Widgets have fixed heights, so that nothing moves while they load. */
export const WIDGET_SIZES = ['low', 'middle', 'high'] as const
export type WidgetSize = (typeof WIDGET_SIZES)[number]

/** Short buttons and badges at the end of a row: `act_reply`, `badge_new` in the words of the dashboard. */
export const WIDGET_ACTS = ['reply', 'confirm', 'fill', 'begin', 'continue', 'review'] as const
export const WIDGET_BADGES = ['new', 'updated'] as const

const WIDGET_UNITS = ['count', 'minutes', 'percent', 'score', 'bytes'] as const

/** Rows of one widget, and times of an agenda. */
export const WIDGET_ROWS = 5
export const WIDGET_TIMES = 6
/** Days of a chart. */
export const WIDGET_DAYS = 366

const Person = z.object({ id: Uuid, fullName: z.string(), photo: z.string().nullable() })

/** An address of the portal. */
const Path = z.string().startsWith('/')
/** The end of a word of a widget: `widget_tickets_age_new`. */
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
  /** The photo of this person stands before it. */
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
  badge: z.enum(WIDGET_BADGES).optional(),
  action: z.enum(WIDGET_ACTS).optional(),
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
