import { IconTicket, IconUserCheck } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

export const manifest = {
  keys: {
    tickets: {
      icon: IconTicket,
      screens: ['/user/tickets', '/admin/tickets', '/ticket-thread/$id'],
      number: { admin: 'tickets.mine', user: 'tickets.requested', topics: ['tickets'] },
    },
  },
  reports: { key: 'tickets', load: () => import('./report/report-page.tsx') },
  personWays: [
    {
      name: 'assign',
      of: 'ticket',
      order: 4,
      key: 'tickets',
      needs: ['tickets', 'assign'],
      asks: 'tickets.assign',
      icon: IconUserCheck,
      stroke: { code: 'KeyA' },
      Dialog: lazyDialog(async () => (await Promise.all([import('./commands/assign-to-person.tsx'), import('./api/api.ts')]))[0]),
    },
  ],
  found: { ticket: { icon: IconTicket, order: 10, flag: ['tickets', 'view'] } },
  makes: [{ name: 'ticket', order: 3, action: 'tickets.make', needs: ['tickets', 'create'], icon: IconTicket, asks: 'group' }],
} as const satisfies WebManifest
