import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

/** Every fact of one names it, so that it can be read after it is gone. */
const ToldAnswer = z.object({ id: Uuid, titleAr: z.string(), titleEn: z.string(), ...Difference.shape })

/** What happens to the canned answers of a module. The names are the module's for ever. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const cannedEvents = <const M extends string>(module: M) => ({
  created: event(`${module}.canned_answer_created`, ToldAnswer),
  changed: event(`${module}.canned_answer_changed`, ToldAnswer),
  deleted: event(`${module}.canned_answer_deleted`, ToldAnswer),
})
export type CannedEvents = ReturnType<typeof cannedEvents>
