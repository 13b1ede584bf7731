import type { Manifest } from '../kit/manifest.ts'
import { noteKind } from './kind.ts'

export const manifest: Manifest = {
  keys: {
    notes: {
      order: 110,
      status: 'BETA',
      user: ['notes'],
      beginnings: [{ name: 'note', to: '/user/notes', flag: 'create', command: 'create notes' }],
      menu: {
        user: [{ key: 'Notes', to: '/user/notes', group: 'work', order: 70, go: 'N' }],
      },
    },
  },
  flags: {
    'notes.enter': { offers: 'all', cells: 'all' },
    'notes.view': { offers: 'own member', cells: 'own member' },
    'notes.create': { offers: 'own', cells: 'own' },
    // as a person it is shared with to write in it
    'notes.edit': { offers: 'own member', cells: 'own member' },
    'notes.delete': { offers: 'own', cells: 'own' },
  },
  kinds: [noteKind],
}
