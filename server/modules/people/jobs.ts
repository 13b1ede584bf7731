import { PersonTold } from '@diwan/contract/people/schemas'
import type { NotificationRule } from '../../kit/module.ts'

/** Whom an event of the people of a record concerns. */
export const toPerson: NotificationRule['recipients'] = (_portal, { detail }) => {
  const told = PersonTold.shape.person.safeParse(detail['person'])
  return Promise.resolve(told.success ? [told.data.id] : [])
}
