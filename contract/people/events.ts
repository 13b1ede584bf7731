import { z } from 'zod'
import { event } from '../kit/event.ts'
import { PersonTold } from './schemas.ts'

const withDegree = PersonTold.extend({ degree: z.string() })

/** What happens among the people of a record. The names are the module's for ever. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const peopleEvents = <const M extends string>(module: M) => ({
  joined: event(`${module}.person_joined`, withDegree),
  left: event(`${module}.person_left`, PersonTold),
  /** A person may do more or less than before. */
  changed: event(`${module}.person_changed`, withDegree),
  /** The record has another owner; the one before stays with the degree below. */
  handedOver: event(`${module}.handed_over`, PersonTold),
})
