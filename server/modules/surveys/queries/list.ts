import { responseList, surveyList } from '@diwan/contract/surveys/list'
import type { SurveyView } from '@diwan/contract/surveys/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { reach, reachResponse } from '../access.ts'
import {
  columns,
  exportedColumns,
  withExported,
  withNames as responseNames,
  type ExportedResponse,
  type ResponseRow,
} from './responses.ts'
import { columnsBy, withNames, type SurveyRow } from './surveys.ts'

const living = sql`record.deleted_at is null`
const kept = sql`${living} and record.archived_at is null`
const managed: ReadonlySet<SurveyView> = new Set(['manage', 'templates', 'archived'])

/** How often this person has answered it, by name or not. */
const answers = (userId: string) => sql`((select count(*) from survey_responses said where said.survey_id = record.id
    and said.created_by = ${userId} and said.status = 'completed')
  + (select count(*) from survey_participations took where took.survey_id = record.id and took.user_id = ${userId}))`

export const surveysPaged = lister<
  SurveyView,
  (typeof surveyList)['sorts'][number],
  (typeof surveyList)['filters'],
  SurveyRow,
  'surveys.view',
  { readonly view: SurveyView }
>(surveyList, {
  table: 'surveys',
  readers: { 'surveys.view': byReach(reach, 'surveys.view') },
  sorts: { updated: 'updated_at', published: 'published_at' },
  views: {
    answer: ({ id }) => sql`${kept} and record.status = 'published' and ${answers(id)} = 0`,
    answered: ({ id }) => sql`${kept} and record.status in ('published', 'CLOSED') and ${answers(id)} > 0`,
    shared: () => sql`${kept} and record.status = 'CLOSED' and record.share_results`,
    manage: () => sql`${kept} and not record.is_template`,
    templates: () => sql`${kept} and record.is_template`,
    archived: () => sql`${living} and record.archived_at is not null`,
  },
  viewOf: ({ view }) => view,
  // what is addressed to somebody is answered; what somebody stands nearer to is managed
  only: (_actor, { view }) => (managed.has(view) ? ['own', 'department', 'tree', 'all'] : ['audience']),
  filters: { status: 'status', created: 'created_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'survey',
  columns: (_actor, sort) => columnsBy(sort),
  joins: withNames,
})

type ResponseView = (typeof responseList)['views'][number]

const responsesBy = {
  table: 'survey_responses',
  readers: { 'surveys.results_identified': byReach(reachResponse, 'surveys.results_identified') },
  sorts: { created: 'sent_at' },
  views: { received: () => sql`${living} and record.status = 'completed'` },
  viewOf: ({ view }: { readonly view: ResponseView }) => view,
  filters: { surveyId: 'survey_id', created: 'sent_at' },
  zone: ({ actor }: { readonly actor: Actor }) => actor.reading.zone,
  as: 'response',
} as const

export const responsesPaged = lister<
  ResponseView,
  (typeof responseList)['sorts'][number],
  (typeof responseList)['filters'],
  ResponseRow,
  'surveys.results_identified',
  { readonly view: ResponseView }
>(responseList, { ...responsesBy, columns: () => columns, joins: responseNames })

/** The same with no more than a file of them shows, and their answers beside. */
export const responsesExported = lister<
  ResponseView,
  (typeof responseList)['sorts'][number],
  (typeof responseList)['filters'],
  ExportedResponse,
  'surveys.results_identified',
  { readonly view: ResponseView }
>(responseList, { ...responsesBy, columns: () => exportedColumns, joins: withExported })
