import { peopleList } from '@diwan/contract/users/list'
import { PEOPLE_VIEWS } from '@diwan/contract/users/vocabulary'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate } from '@tanstack/react-router'
import { oneOf, useListAddress } from '../../kit/list/address.ts'

/** What has an address of its own beside the people: a form without one of them. */
const FORMS = ['new', 'invite'] as const

/** The address holds what is looked for and who is open: a link shows another reader the same. */
export function usePeopleAddress() {
  const address = useListAddress(peopleList)
  const navigate = useNavigate()
  const { raw, narrowing, q } = address
  const view = oneOf(PEOPLE_VIEWS, raw['state']) ?? 'all'
  const user = typeof raw['user'] === 'string' ? raw['user'] : ''
  return {
    ...address,
    view,
    filter: { ...narrowing, ...(q !== '' && { q: q.slice(0, 100) }), state: view },
    form: oneOf(FORMS, user),
    /** A person's id. */
    open: isUuid(user) ? user : undefined,
    show: (shown: string | undefined) => void navigate({ to: '.', search: (now: object) => ({ ...now, user: shown }) }),
  }
}
export type PeopleAddress = ReturnType<typeof usePeopleAddress>
