import { IconTicket } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    tickets: {
      icon: IconTicket,
      screens: ['/user/tickets', '/admin/tickets', '/ticket-thread/$id'],
      number: { admin: 'tickets.mine', user: 'tickets.requested', topics: ['tickets'] },
    },
  },
  found: { ticket: { icon: IconTicket, order: 10, flag: ['tickets', 'view'] } },
} as const satisfies WebManifest
