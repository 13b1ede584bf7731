import { holds } from '@diwan/contract/access/permission'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { Icon } from '@tabler/icons-react'
import type { SignedIn } from '../../kit/session.ts'
import { call } from '../../kit/call.ts'
import { moduleIcons } from '../menu-icons.ts'

export interface Hit {
  readonly key: string
  readonly label: string
  /** Of what kind, where, in which state: dimmed at the end. */
  readonly detail?: string
  /** A short id or an address: read left to right. */
  readonly code?: string
  readonly icon: Icon
  readonly to: string
}

/** Records the palette finds beside the menu: each answers at most eight, of what its caller may see. */
export interface Source {
  readonly name: 'tickets'
  readonly search: (text: string, signal: AbortSignal) => Promise<Hit[]>
}

const ticketSource: Source = {
  name: 'tickets',
  search: async (text, signal) => {
    const { items } = await call(tickets.find, { text }, { signal })
    return items.map(({ id, shortId, subject }) => ({
      key: id,
      label: subject,
      code: shortId,
      icon: moduleIcons.tickets,
      to: `/ticket-thread/${id}`,
    }))
  },
}

const all = [{ source: ticketSource, module: 'tickets', flag: 'view' }] as const

export const sourcesOf = ({ permissions }: SignedIn): readonly Source[] =>
  all.filter(({ module, flag }) => holds(permissions, module, flag)).map(({ source }) => source)
