import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'
import { applicationKind, opportunityKind } from './kind.ts'

/** Relations to an opportunity or an application. */
const OFFERS = 'own audience department tree all'
const SINCE = '0.3.0'

export const manifest: Manifest = {
  keys: {
    opportunity: {
      order: 170,
      status: 'BETA',
      api: 'opportunities',
      user: ['schedule/opportunity'],
      admin: ['opportunity', 'opportunity/details', 'opportunity/details/$id/$title'],
      menu: {
        admin: [{ key: 'opportunity', to: '/admin/opportunity', group: 'management', order: 40 }],
      },
    },
  },
  flags: {
    'opportunity.enter': { offers: 'all', cells: 'all' },
    'opportunity.administer': { offers: 'all', cells: managed('', '', 'all') },
    'opportunity.view': { offers: `${OFFERS} step`, cells: managed('own audience step', '', 'tree', 'step') },
    'opportunity.create': { offers: OFFERS, cells: managed('', '', 'tree'), personal: 'can_create_opportinity' },
    'opportunity.approve': { offers: 'step department tree all', cells: managed('step', '', 'tree', 'step') },
    'opportunity.cancel': { offers: OFFERS, cells: managed('own', 'own', 'tree') },
    'opportunity.apply': { offers: OFFERS, cells: ['own', 'own', 'own', 'own', 'own', ''] },
    'opportunity.applications.view': { offers: 'own department tree all', cells: managed('own', '', 'tree') },
    'opportunity.applications.decide': { offers: 'department tree all', cells: managed('', '', 'tree') },
  },
  changedDefaults: [
    ...[
      ['USER', 'audience', 'audience own step'],
      ['TECH', 'audience', 'audience own step'],
      ['COORDINATOR', 'audience tree', 'audience own step tree'],
      ['ADMIN', 'all audience', 'all audience own step'],
      ['SUPER_ADMIN', 'all audience', 'all audience own step'],
      ['SYSTEM_ADMIN', '', 'step'],
    ].map(([role = '', from = '', to = '']) => ({ flag: 'opportunity.view', role, from, to, since: SINCE })),
    ...[
      ['USER', '', 'step'],
      ['TECH', '', 'step'],
      ['COORDINATOR', 'tree', 'step tree'],
      ['ADMIN', 'all', 'all step'],
      ['SUPER_ADMIN', 'all', 'all step'],
      ['SYSTEM_ADMIN', '', 'step'],
    ].map(([role = '', from = '', to = '']) => ({ flag: 'opportunity.approve', role, from, to, since: SINCE })),
  ],
  errors: {
    'opportunity.unit_missing': 400,
    'opportunity.due': 409,
    'opportunity.applied_already': 409,
    'opportunity.rejected_before': 409,
    'opportunity.type_used': 409,
  },
  kinds: [opportunityKind, applicationKind],
}
