import { responses, surveys } from '@diwan/contract/surveys/endpoints'
import { responseChannel } from '@diwan/contract/surveys/events'
import { personToken } from '@diwan/contract/kit/tokens'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { count, list, record } from '../../../testing/probe.ts'
import { proof, type Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { canResponse } from '../access.ts'
import { insertResponse, readResponses } from '../queries/responses.ts'
import { responseMachine } from './response-machine.ts'
import type { PlantedContent } from '../../../testing/content/planted.ts'
import { relations } from '../../../testing/content/relations.ts'
import { CONTENT, plantSurvey } from './planted.ts'
import { publishedFor } from './published.ts'

interface PlantedResponse extends Facts {
  readonly createdBy: string
  readonly unitId: string | null
}
interface Wanted {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly deleted?: boolean
}

/** As the situation asks, without the service. */
async function plant(w: World, { createdBy, unitId = null, deleted = false }: Wanted): Promise<PlantedResponse> {
  const { db, clock } = w
  const at = clock.now()
  const survey = await plantSurvey(w, { createdBy: (await w.person('ADMIN')).id, unitId, around: true })
  const { id } = await insertQuotedObject(db, { kind: 'survey_response', by: createdBy, at })
  const row = {
    id,
    survey_id: survey.id,
    unit_id: unitId,
    status: 'completed',
    created_by: createdBy,
    created_at: at,
    sent_at: at,
  }
  await insertResponse(db, row)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, createdBy, unitId, status: 'completed' }
}

/** The units of a response are those of its survey. */
const asSurvey = (facts: PlantedResponse): PlantedContent => ({ ...facts, openTo: null })
const relationsOf = (person: Parameters<typeof relations>[0], facts: PlantedResponse, tree: Parameters<typeof relations>[2]) =>
  relations(person, asSurvey(facts), tree).filter((one) => one === 'tree' || one === 'all')

export const ofResponses = proof<PlantedResponse>({
  kind: 'survey_response',
  flag: 'surveys.results_identified',
  make: async (w, by) => {
    const author = await w.person('ADMIN')
    const { id } = await publishedFor(w, author, personToken(by.id), CONTENT)
    await w.call(by, surveys.send, { id, fieldsVersion: 1, answers: {} })
    return (await w.call(author, responses.list, { surveyId: id })).body.items[0]!.id
  },
  situations: {
    own: (me) => ({ createdBy: me }),
    'of a survey of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
    'of a survey of a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
    foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readResponses(db, [id])
    return row && { id, deleted: row.deleted_at !== null, createdBy: row.created_by, unitId: row.unit_id, status: row.status }
  },
  relations: relationsOf,
  machine: responseMachine,
  lists: [
    {
      name: 'received',
      endpoint: responses.list,
      query: {},
      count: responses.count,
      idOf: (item) => (item as { id: string }).id,
      asks: () => true,
    },
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readResponses(w.db, ids)]
    return rows.filter((row) => canResponse.view(actor, row)).map(({ id }) => id)
  },
  channels: (id) => [{ name: responseChannel(id), flag: 'surveys.results_identified' }],
  probes: [
    [responses.list, list('surveys.results_identified')],
    [responses.count, count('surveys.results_identified')],
    [responses.open, record('surveys.results_identified')],
  ],
})
