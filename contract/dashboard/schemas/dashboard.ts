import { z } from 'zod'
import { Day, Seconds } from '../../kit/ids.ts'
import { Counter } from '../../kit/page.ts'
import { COLUMNS, MAX_WIDGETS } from '../limits.ts'
import { WIDGET_AREAS, WIDGET_SIZES, WIDGET_TABS, WidgetContent } from '../../kit/widgets.ts'
import { DEVICES, MAIL_RHYTHMS } from '../vocabulary.ts'

const KEY = '[a-z][a-zA-Z]*\\.[a-zA-Z]+'
const Key = z
  .string()
  .max(80)
  .regex(new RegExp(`^${KEY}$`))
const Device = z.enum(DEVICES)

const asked = {
  device: Device.default('desktop'),
  /** These widgets alone, with commas between them: a hint made them old. */
  keys: z
    .string()
    .max(80 * MAX_WIDGETS)
    .regex(new RegExp(`^${KEY}(,${KEY}){0,${MAX_WIDGETS - 1}}$`))
    .optional(),
}
export const UserDashboardQuery = z.strictObject(asked)
export const AdminDashboardQuery = z.strictObject({
  ...asked,
  /** Without it the first that the caller has. */
  tab: z.enum(WIDGET_TABS).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type DashboardQuery = z.infer<typeof AdminDashboardQuery>

/** Where a widget stands; on a phone there is one column. */
const Place = z.object({
  key: Key,
  column: z
    .int()
    .min(0)
    .max(COLUMNS - 1),
  hidden: z.boolean(),
})
export type WidgetPlace = z.infer<typeof Place>

/** A list that a widget shows the first of. The number is its length. */
const ListBehind = z.object({ key: z.string(), path: z.string(), count: Counter.nullable() })
export type ListBehind = z.infer<typeof ListBehind>

export const DashboardWidget = Place.extend({
  /** The module key whose icon and colour it has. */
  module: z.string(),
  size: z.enum(WIDGET_SIZES),
  /** The kind of record that is added in a field above its rows. */
  adds: z.string().nullable(),
  /** Hints that make it old. */
  topics: z.array(z.string()),
  /** The counts of several lists are added up to one number. */
  lists: z.array(ListBehind),
  /** Nothing while it is hidden, when it failed, and where there is nothing to show. */
  content: WidgetContent.nullable(),
  /** It, or a part of it, could not be read in time. */
  failed: z.boolean(),
})
export type DashboardWidget = z.infer<typeof DashboardWidget>

export const Dashboard = z.object({
  day: Day,
  /** The last instant at which the organisation works today; nothing on a day off. */
  worksUntil: Seconds.nullable(),
  holiday: z.object({ nameAr: z.string(), nameEn: z.string() }).nullable(),
  /** The tabs of this caller, and the one that is shown; none for users. */
  tabs: z.array(z.enum(WIDGET_TABS)),
  tab: z.enum(WIDGET_TABS).nullable(),
  /** Whether the caller arranged it. */
  arranged: z.boolean(),
  /** In their order, by column. */
  widgets: z.array(DashboardWidget),
})
export type Dashboard = z.infer<typeof Dashboard>

const whose = { area: z.enum(WIDGET_AREAS), device: Device }
/**
 * No widgets: as it was before the caller arranged it. Keys that the caller has no widget of are left out. In the administration it is about
 * one tab; the others stay as they are.
 */
export const ArrangeDashboard = z.strictObject({
  ...whose,
  tab: z.enum(WIDGET_TABS).optional(),
  widgets: z.array(z.strictObject(Place.shape)).max(MAX_WIDGETS),
  /** The widgets that were moved, hidden or shown: the others stay as another browser of the caller may have arranged them by now. */
  changed: z.array(Key).min(1).max(MAX_WIDGETS).optional(),
})
export type ArrangeDashboard = z.infer<typeof ArrangeDashboard>

/** `offered`: the portal sends mail. */
export const DashboardMail = z.object({ rhythm: z.enum(MAIL_RHYTHMS), offered: z.boolean() })
export const ChooseDashboardMail = z.strictObject({ rhythm: z.enum(MAIL_RHYTHMS) })
