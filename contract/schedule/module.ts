import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    schedule: {
      order: 150,
      status: 'COMING_SOON',
      user: ['schedule', 'schedule/permissions', 'schedule/meet', 'schedule/appointment'],
      admin: ['schedule'],
      menu: {
        admin: [{ key: 'schedule', to: '/admin/schedule', group: 'work', order: 50 }],
        user: [{ key: 'Schedulers', to: '/user/schedule', group: 'work', order: 50, go: 'S' }],
      },
    },
    permissions: {
      order: 160,
      status: 'COMING_SOON',
      api: 'schedule/requests',
      admin: ['permissions'],
      menu: {
        admin: [{ key: 'permissions', to: '/admin/permissions', group: 'management', order: 30 }],
      },
    },
  },
  flags: {
    'schedule.enter': { offers: 'all', cells: 'all' },
    'schedule.administer': { offers: 'all', cells: managed('', '', 'all') },
    'permissions.administer': { offers: 'all', cells: managed('', '', 'all') },
    'permissions.create': { offers: OFFERS, cells: 'own' },
    'permissions.view': { offers: OFFERS, cells: managed('own', 'own', 'tree') },
    'permissions.decide': { offers: OFFERS, cells: managed('', '', 'tree') },
    'schedule.manage': { offers: OFFERS, cells: managed('', '', 'tree') },
    'schedule.meetings.view': { offers: 'participant all', cells: 'participant' },
    'schedule.appointments.book': { offers: 'audience all', cells: 'audience' },
    'schedule.appointments.manage': { offers: OFFERS, cells: managed('', 'own', 'tree') },
  },
}
