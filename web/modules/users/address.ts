import { ROLES, type Role } from '@diwan/contract/access/vocabulary'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { UserFilter } from './api.ts'

type Raw = Readonly<Record<string, unknown>>

const textOf = (raw: Raw, name: string): string => (typeof raw[name] === 'string' ? raw[name] : '')
const idOf = (raw: Raw, name: string): string | undefined => (isUuid(textOf(raw, name)) ? textOf(raw, name) : undefined)

/** The address holds what is looked for and who is open: a link shows another reader the same. */
export function usePeopleAddress() {
  const raw: Raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const [role, state] = [textOf(raw, 'role'), textOf(raw, 'state')]
  const filter: UserFilter = {
    ...(textOf(raw, 'q') && { q: textOf(raw, 'q').slice(0, 100) }),
    ...((ROLES as readonly string[]).includes(role) && { role: role as Role }),
    ...(idOf(raw, 'unitId') && { unitId: idOf(raw, 'unitId') }),
    ...(idOf(raw, 'titleId') && { titleId: idOf(raw, 'titleId') }),
    ...(idOf(raw, 'partnerId') && { partnerId: idOf(raw, 'partnerId') }),
    state: state === 'disabled' || state === 'all' ? state : 'active',
  }
  const go = (some: Record<string, string | undefined>, replace: boolean) =>
    void navigate({ to: '.', search: { ...raw, ...some }, replace })
  return {
    filter,
    /** A person's id, or `new`. */
    open: textOf(raw, 'user') === 'new' ? 'new' : idOf(raw, 'user'),
    narrow: (some: Partial<Record<keyof UserFilter, string | undefined>>) => go(some, true),
    show: (user: string | undefined) => go({ user }, false),
  }
}
