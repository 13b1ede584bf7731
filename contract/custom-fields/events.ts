import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'
import { CustomChange } from './schemas.ts'

/** Of the settings, where it is logged. */
export const customSetChanged = event(
  'settings.custom_fields_changed',
  z.object({ of: z.object({ nameAr: z.string(), nameEn: z.string() }), ...Difference.shape }),
)

const Changed = z.object({ id: Uuid, by: Person.nullable(), changes: z.array(CustomChange) })

/** Custom fields of a record were changed. What was written goes with the record; the history keeps which they were. */
export const customEvent = (name: string) =>
  event(name, Changed, {
    kept: ({ id, by, changes }) => ({ id, by, keys: changes.map(({ key }) => key) }),
    written: ({ changes }) => ({ texts: { changes } }),
  })
