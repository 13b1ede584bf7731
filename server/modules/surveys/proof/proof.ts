import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { surveyChannel } from '@diwan/contract/surveys/events'
import { contentProof } from '../../../testing/content/proof.ts'
import { record } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'
import { can } from '../access.ts'
import { readSurveys } from '../queries/surveys.ts'
import { CONTENT, FIELD, surveyTable } from './planted.ts'
import { ofResponses } from './response.ts'

/** What is said by name is a kind of its own. */
export const responseProof = ofResponses

const missing = '404 not_found'
const sheet = (id: string) => ({ id, fieldsVersion: 1, answers: {} })

export const surveyProof = proof(
  contentProof({
    module: 'surveys',
    table: surveyTable,
    endpoints: surveys,
    publishing: surveyPublishing,
    content: CONTENT,
    channel: surveyChannel,
    can,
    read: readSurveys,
    forget: async ({ db }) => void (await db.deleteFrom('surveys').execute()),
    secrets: {
      inside: 'field',
      content: ({ name, inside }) => ({ ...CONTENT, nameAr: name, fields: [{ ...FIELD, labelAr: inside }] }),
      versionOf: async (w, by, id) => (await w.call(by, surveys.open, { id })).body.survey.version,
    },
    addressed: { name: 'to answer', view: 'answer' },
    without: [
      { name: 'answered', view: 'answered' },
      { name: 'with shared results', view: 'shared' },
    ],
    probes: [
      [surveys.ask, record('surveys.answer', (id) => ({ id }), { refused: missing })],
      [surveys.keep, record('surveys.answer', (id) => ({ id, version: 0, answers: {} }), { refused: missing })],
      [surveys.send, record('surveys.answer', sheet, { refused: missing })],
      [surveys.drop, record('surveys.answer', sheet, { refused: missing, answer: '409 wrong_state' })],
      [surveys.results, record('surveys.results')],
      [responses.export, record('surveys.results_identified', (id) => ({ id, format: 'csv' }), { refused: missing })],
      [surveys.shared, record('surveys.answer', (id) => ({ id }), { door: 'surveys.view', refused: missing, answer: missing })],
    ],
  }),
)
