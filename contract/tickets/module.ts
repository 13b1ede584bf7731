import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own participant assigned group department tree all'

export const manifest: Manifest = {
  keys: {
    tickets: {
      order: 20,
      status: 'BETA',
      user: ['tickets'],
      admin: ['tickets'],
      outside: ['ticket-thread', 'ticket-thread/$id'],
      adminDesktopOnly: true,
      create: { to: '/user/tickets?new=choose', flag: 'create' },
      menu: {
        admin: [{ key: 'tickets', to: '/admin/tickets', group: 'work', order: 10, first: true }],
        user: [{ key: 'Tickets', to: '/user/tickets', group: 'work', order: 10, go: 'T' }],
      },
    },
  },
  flags: {
    'tickets.enter': { offers: 'all', cells: 'all' },
    'tickets.administer': { offers: 'all', cells: managed('', 'all', 'all') },
    'tickets.create': { offers: OFFERS, cells: managed('own', 'own group', 'own tree', 'own') },
    'tickets.view': { offers: OFFERS, cells: managed('own participant', 'group assigned', 'tree', 'own') },
    'tickets.reply': { offers: OFFERS, cells: managed('own', 'group assigned', 'tree', 'own') },
    'tickets.internal_note': { offers: OFFERS, cells: managed('', 'group assigned', 'tree') },
    'tickets.assign': { offers: OFFERS, cells: managed('', 'group', 'tree') },
    'tickets.change': { offers: OFFERS, cells: managed('', 'group', 'tree') },
    'tickets.resolve': { offers: OFFERS, cells: managed('', 'group assigned', '') },
    'tickets.confirm': { offers: OFFERS, cells: 'own' },
    'tickets.wait': { offers: OFFERS, cells: managed('', 'assigned', '') },
    'tickets.close': { offers: OFFERS, cells: managed('own', 'assigned', 'tree', 'own') },
    'tickets.reopen': { offers: OFFERS, cells: managed('own', 'group', 'tree', 'own') },
    'tickets.merge': { offers: OFFERS, cells: managed('', 'group', ''), reserved: true },
    'tickets.delete': { offers: OFFERS, cells: managed('', '', '') },
    'tickets.purge': { offers: OFFERS, cells: ['', '', '', '', 'all', ''], reserved: true },
    'tickets.export': { offers: OFFERS, cells: managed('own', '', 'tree') },
    'tickets.templates': { offers: 'all', cells: managed('', '', '') },
    'tickets.SLA': { offers: 'all', cells: managed('', '', '', 'all'), reserved: true },
  },
  errors: {
    'tickets.group_not_in_department': 400,
    'tickets.no_group': 400,
    'tickets.too_many_templates': 409,
    'tickets.template_in_use': 409,
    'tickets.not_on_behalf': 403,
    'tickets.cannot_take': 400,
    'tickets.cannot_take_part': 400,
    'tickets.too_many_participants': 409,
    'tickets.wrong_day': 400,
    'tickets.thread_moved': 409,
    'tickets.edit_over': 409,
    'tickets.reopen_over': 409,
    'tickets.too_many_runs': 429,
  },
  drafts: ['ticket', 'reply', 'note'],
  audiences: { ticket: ['public', 'staff'] },
  found: ['ticket'],
}
