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
  home: { key: 'tickets', load: () => import('./home/home-lists.tsx') },
  reports: { key: 'tickets', needs: ['dashboard', 'view'], load: () => import('./report/report-page.tsx') },
  found: { ticket: { icon: IconTicket, order: 10, flag: ['tickets', 'view'] } },
} as const satisfies WebManifest
