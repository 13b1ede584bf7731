import { living } from '../../kit/access/living.ts'
import { audience, relations, step, within, type May } from '../../kit/access/reach.ts'
import type { EntryReach } from './queries/entries.ts'
import type { FormReach } from './queries/forms.ts'

/** Which column carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<FormReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  audience: audience({ kind: 'form', repeats: 'published_at' }),
})

/** Of those who manage a form, who reads all that was sent to it: what one sent oneself opens nothing of the others. */
const readsAll = within(
  relations<FormReach>({
    department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
    tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  }),
  'forms.submissions.view',
)
const edits = living(within(reach, 'forms.create'))
const fills = living(within(reach, 'forms.fill'))

export const can = {
  view: living(within(reach, 'forms.view')),
  fill: ((actor, row) => row.status === 'published' && fills(actor, row)) as May<FormReach>,
  edit: edits,
  /** To export what was sent to it: each entry is asked for by itself, too. */
  export: living(within(reach, 'forms.submissions.view')),
  report: ((actor, row) => edits(actor, row) && readsAll(actor, row)) as May<FormReach>,
  publish: living(within(reach, 'forms.publish')),
  delete: living(within(reach, 'forms.delete')),
}

/** An entry is its sender's; the units are those of its form then. */
export const reachEntry = relations<EntryReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  step: step({ kind: 'form_entry', repeats: 'created_at' }),
})

const decideEntry = living(within(reachEntry, 'forms.submissions.decide'))
const viewEntry = living(within(reachEntry, 'forms.submissions.view'))
export const canEntry = {
  view: viewEntry,
  withdraw: ((actor, row) => row.created_by === actor.id && row.withdrawable && viewEntry(actor, row)) as May<EntryReach>,
  /** Nobody decides what they sent. */
  decide: ((actor, row) => row.created_by !== actor.id && decideEntry(actor, row)) as May<EntryReach>,
}
