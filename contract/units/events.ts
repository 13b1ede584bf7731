import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'

/** What an administrator changed: the changed fields, before and after. They are read in the history and the audit log. */
const changed = Difference.extend({ nameAr: z.string(), nameEn: z.string(), kind: z.string() })

export const unitEvents = {
  created: event('units.created', changed),
  renamed: event('units.renamed', changed),
  reordered: event('units.reordered', changed),
  moved: event('units.moved', changed),
  archived: event('units.archived', changed),
  restored: event('units.restored', changed),
  deleted: event('units.deleted', changed),
  joined: event('units.joined', changed),
  left: event('units.left', changed),
}
