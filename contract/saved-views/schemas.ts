import { z } from 'zod'
import { line, Uuid, Version } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'
import { MAX_VIEWS, MAX_VIEW_NAME, MAX_VIEW_PART, MAX_VIEW_PARTS } from './limits.ts'

/** The declared name of a list: `tickets.queue`. */
const ListName = z.string().regex(/^[a-z][a-z-]{0,39}\.[a-z][a-z-]{0,39}$/)

/** What a view asks for, by the names and in the words of the list's address. */
const ViewQuery = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.string().max(MAX_VIEW_PART))
  .refine((query) => Object.keys(query).length <= MAX_VIEW_PARTS, 'too_big')

export const SavedView = z.object({
  id: Uuid,
  version: Version,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  /** With everyone who sees the list. */
  shared: z.boolean(),
  owner: Person,
  can: z.object({ change: z.boolean() }),
})
export type SavedView = z.infer<typeof SavedView>

/** `scopeId`: the record, where each has such a list of its own. */
export const ViewsQuery = z.strictObject({ list: ListName, scopeId: Uuid.optional() })
export const SavedViews = z.object({
  items: z.array(SavedView).max(2 * MAX_VIEWS),
  /** Whether the caller may show views of this list to others. */
  mayShare: z.boolean(),
})
export type SavedViews = z.infer<typeof SavedViews>

export const SaveView = z.strictObject({
  list: ListName,
  scopeId: Uuid.optional(),
  name: line(MAX_VIEW_NAME),
  query: ViewQuery,
  shared: z.boolean().default(false),
})
export type SaveView = z.infer<typeof SaveView>

export const ChangeView = z.strictObject({
  id: Uuid,
  version: Version,
  name: line(MAX_VIEW_NAME).optional(),
  query: ViewQuery.optional(),
  shared: z.boolean().optional(),
})
export type ChangeView = z.infer<typeof ChangeView>

export const RemoveView = z.strictObject({ id: Uuid })
