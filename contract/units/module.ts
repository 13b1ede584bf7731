import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    departments: {
      order: 30,
      status: 'BETA',
      api: 'units',
      admin: [
        'department',
        'department-group',
        'department-group-level',
        'department-group/$id/$title',
        'department-group-level/$id/$title/$levelId/$levelTitle',
      ],
      core: true,
      menu: {
        admin: [{ key: 'departments', to: '/admin/department', group: 'management', order: 50 }],
      },
    },
  },
  flags: {
    'departments.administer': { offers: 'all', cells: managed('', '', 'all', 'all') },
    'departments.view': { offers: 'department tree all', cells: managed('all', 'all', 'tree', 'all') },
    // where something can be sent: their names, and nothing of what lies in them
    'departments.choose': { offers: 'all', cells: 'all' },
    'departments.manage': { offers: 'department tree all', cells: managed('', '', '') },
  },
  errors: {
    'units.wrong_place': 400,
    'units.no_sibling': 400,
    'units.name_taken': 409,
    'units.too_deep': 409,
    'units.parent_archived': 409,
    'units.circle': 409,
    'units.in_use': 409,
    'units.place_gone': 409,
    'units.wrong_target': 400,
    'units.no_person': 400,
  },
  found: ['department'],
}
