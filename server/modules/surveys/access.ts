import { living } from '../../kit/access/living.ts'
import { audience, relations, within, type May } from '../../kit/access/reach.ts'
import type { ResponseReach } from './queries/responses.ts'
import type { SurveyReach } from './queries/surveys.ts'

/** Which column carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<SurveyReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  audience: audience({ kind: 'survey', repeats: 'published_at' }),
})

const edits = living(within(reach, 'surveys.create'))
const asked = living(within(reach, 'surveys.answer'))
const sees = living(within(reach, 'surveys.view'))
const isPublished = (row: SurveyReach): boolean => row.status === 'published'
const isOut = (row: SurveyReach): boolean => isPublished(row) || row.status === 'CLOSED'

const results: May<SurveyReach> = living(within(reach, 'surveys.results'))

export const can = {
  view: sees,
  /** To read the questions, and what was answered by oneself; answers are taken while it is published. */
  ask: ((actor, row) => isOut(row) && asked(actor, row)) as May<SurveyReach>,
  answer: ((actor, row) => isPublished(row) && asked(actor, row)) as May<SurveyReach>,
  edit: edits,
  publish: edits,
  delete: edits,
  results,
  /** Who answered what: never of an anonymous one. */
  identified: living<SurveyReach>((actor, row) => !row.anonymous && within(reach, 'surveys.results_identified')(actor, row)),
  /** Of those who were asked, once it is closed. */
  shared: ((actor, row) => row.share_results && row.status === 'CLOSED' && asked(actor, row)) as May<SurveyReach>,
}

/** The units of a response are those of its survey then. Who sent it reads it where it was sent. */
export const reachResponse = relations<ResponseReach>({
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
})

const viewResponse = living(within(reachResponse, 'surveys.results_identified'))
export const canResponse = {
  view: ((actor, row) => row.status === 'completed' && viewResponse(actor, row)) as May<ResponseReach>,
}
