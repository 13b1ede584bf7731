import { formEntryKind } from '@diwan/contract/forms/kind'
import { IconForms } from '@tabler/icons-react'
import type { DecisionKind } from '../../kit/decisions.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** Entries in the decision inbox. */
export const entryDecisionKind: DecisionKind = {
  kind: 'form_entry',
  icon: IconForms,
  flag: ['forms', 'submissions.view'],
  path: formEntryKind.path,
  Pane: lazyPart(() => import('./fill/entry-pane.tsx')),
  Screen: lazyPart(() => import('./fill/entry-screen.tsx')),
}
