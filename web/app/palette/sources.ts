import { holds } from '@diwan/contract/access/vocabulary'
import { MAX_QUESTION } from '@diwan/contract/search/limits'
import type { LitText, Span } from '@diwan/contract/search/schemas'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { units } from '@diwan/contract/units/endpoints'
import { MAX_UNIT_NAME } from '@diwan/contract/units/limits'
import { users } from '@diwan/contract/users/endpoints/users'
import { MAX_SOUGHT } from '@diwan/contract/users/limits'
import { IconUser, type Icon } from '@tabler/icons-react'
import { call } from '../../kit/call.ts'
import type { SignedIn } from '../../kit/session.ts'
import { shownKeys } from '../shown-keys.ts'

export interface Hit {
  readonly key: string
  readonly label: string
  /** Hits in it. */
  readonly lit?: readonly Span[]
  /** Where else the hit is. */
  readonly below?: LitText
  /** Of what kind, where, in which state: dimmed at the end. */
  readonly detail?: string
  /** A short id or an address: read left to right. */
  readonly code?: string
  readonly icon: Icon
  /** Where it leads; a person is shown on the spot instead. */
  readonly to?: string
}

type NameOf = (named: { nameAr: string; nameEn: string }) => string

/** Records the palette finds beside the menu: each answers a handful, of what its caller may see. */
export interface Source {
  readonly name: 'people' | 'units' | 'tickets'
  readonly search: (text: string, nameOf: NameOf, signal: AbortSignal) => Promise<Hit[]>
}

const SHOWN = 8

const people: Source = {
  name: 'people',
  search: async (text, nameOf, signal) => {
    const { items } = await call(users.search, { q: text.slice(0, MAX_SOUGHT) }, { signal })
    return items.map(({ id, fullName, department }) => ({
      key: id,
      label: fullName,
      icon: IconUser,
      ...(department && { detail: nameOf(department) }),
    }))
  },
}

const structure: Source = {
  name: 'units',
  search: async (text, nameOf, signal) => {
    const { items } = await call(units.search, { text: text.slice(0, MAX_UNIT_NAME), limit: SHOWN }, { signal })
    return items.map(({ path, ...unit }) => ({
      key: unit.id,
      label: nameOf(unit),
      detail: path.map(nameOf).join(' / '),
      icon: shownKeys.departments.icon,
      to: `/admin/department?unit=${unit.id}`,
    }))
  },
}

const requests: Source = {
  name: 'tickets',
  search: async (text, _nameOf, signal) => {
    const { items } = await call(
      tickets.search,
      { q: text.slice(0, MAX_QUESTION), view: 'queue', state: 'all', limit: SHOWN, first: 'title' },
      { signal },
    )
    return items.map(({ ticket: { id, shortId, subject }, subject: lit, message }) => ({
      key: id,
      label: subject,
      lit,
      ...(lit.length === 0 && message && { below: message }),
      code: shortId,
      icon: shownKeys.tickets.icon,
      to: `/ticket-thread/${id}`,
    }))
  },
}

const all = [
  { source: requests, module: 'tickets' },
  { source: people, module: 'users' },
  { source: structure, module: 'departments', screen: 'departments' }, // units have a screen in the admin area only
] as const

export const sourcesOf = ({ permissions, modules }: SignedIn): readonly Source[] =>
  all
    .filter(
      ({ module, ...rest }) => holds(permissions, module, 'view') && (!('screen' in rest) || modules.admin.includes(rest.screen)),
    )
    .map(({ source }) => source)
