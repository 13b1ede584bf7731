import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { Seconds, Uuid, VersionFromZero } from '../kit/ids.ts'
import { DRAFT_FILES, DRAFT_SIZE, MAX_DRAFTS } from './limits.ts'
import { DRAFT_KINDS } from './vocabulary.ts'

/** What a form had in it. Only the screen that wrote it reads it again, so its shape is the screen's own. */
const Content = z
  .record(z.string().max(60), z.unknown())
  .refine((content) => JSON.stringify(content).length <= DRAFT_SIZE, 'too_long')
  .refine(holdsStorable, 'not_storable')

/** Walks a list, not itself: what is nested a thousand times must not end the stack. */
function holdsStorable(content: unknown): boolean {
  const waiting: unknown[] = [content]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [name, value] of Object.entries(next)) waiting.push(name, value)
  }
  return true
}

const place = {
  kind: z.enum(DRAFT_KINDS),
  /** Which one of its kind: the ticket of a reply; empty where there is one only. */
  key: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/),
}

/** Something begun and not sent, which nobody but its writer ever sees. */
export const Draft = z.object({
  /** Made by the device that began it; sending it names it, so that it is sent once only. */
  id: Uuid,
  ...place,
  content: z.record(z.string(), z.unknown()),
  /** Those of its files that can still be sent: others were removed or sent since. */
  files: z.array(Uuid).max(DRAFT_FILES),
  version: z.int(),
  updatedDate: Seconds,
})
export type Draft = z.infer<typeof Draft>

export const DraftQuery = z.strictObject({ kind: place.kind.optional(), key: place.key.optional() })
export const DraftList = z.object({ items: z.array(Draft).max(MAX_DRAFTS) })

export const SaveDraft = z.strictObject({
  id: Uuid,
  ...place,
  content: Content,
  /** Files of the caller that stand in it and would otherwise be swept away after a day. */
  files: z.array(Uuid).max(DRAFT_FILES).default([]),
  /** Of the version it goes on from; 0 where none was seen. */
  version: VersionFromZero,
})
export type SaveDraft = z.infer<typeof SaveDraft>

export const DraftId = z.strictObject({ id: Uuid })
