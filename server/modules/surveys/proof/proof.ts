import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { surveyChannel } from '@diwan/contract/surveys/events'
import { unitToken } from '@diwan/contract/kit/tokens'
import { contentMoves } from '@diwan/contract/publishing/moves'
import { foundList } from '../../../testing/found.ts'
import { count, door, list, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { can } from '../access.ts'
import { readSurveys } from '../queries/surveys.ts'
import {
  CONTENT,
  FIELD,
  drawn,
  NAME,
  plantSurvey,
  relations,
  situations,
  surveyFacts,
  wantedOf,
  type Planted,
  type Wanted,
} from './planted.ts'
import { PLAN, publishedFor } from './published.ts'
import { ofResponses } from './response.ts'

/** What is said by name is a kind of its own. */
export const responseProof = ofResponses

const missing = '404 not_found'
const at = (id: string) => ({ id, version: 0 })
const off = { ...PLAN, tokens: [] }
/** A reminder for a time that is over. */
const past = { reminder: true, reminderDate: '2001-01-01', reminderTime: '08:00' }
const sheet = (id: string) => ({ id, fieldsVersion: 1, answers: {} })

/** What is addressed to somebody who sees it by that; who sees it by another relation alone manages it. */
const isAddressed: ListProof<Planted>['asks'] = (person, facts, held, tree) =>
  (held.includes('audience') || held.includes('all')) && relations(person, facts, tree).includes('audience')

const listed = (name: string, view: string, asks: ListProof<Planted>['asks']): ListProof<Planted> => ({
  name,
  endpoint: surveys.list,
  query: { view },
  count: surveys.count,
  idOf: (item) => (item as { id: string }).id,
  asks,
})

export const surveyProof = proof<Planted>({
  kind: 'survey',
  flag: 'surveys.view',
  make: async (w) => (await w.call(await w.person('ADMIN'), surveys.create, CONTENT)).body.id,
  situations,
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plantSurvey(w, one))),
  facts: surveyFacts,
  relations,
  moves: contentMoves,
  lists: [
    listed('managed', 'manage', (person, facts, held, tree) =>
      relations(person, facts, tree).some((one) => one !== 'audience' && (held.includes(one) || held.includes('all'))),
    ),
    listed('to answer', 'answer', isAddressed),
    listed('answered', 'answered', () => false),
    listed('with shared results', 'shared', () => false),
    foundList('survey', NAME, () => true),
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readSurveys(w.db, ids)]
    return rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn,
    forget: async ({ db }) => void (await db.deleteFrom('surveys').execute()),
    settle: (w, chosen, settling) => Promise.all(wantedOf(chosen, settling).map((one) => plantSurvey(w, one))),
  },
  channels: (id) => [{ name: surveyChannel(id), flag: 'surveys.create' }],
  secrets: {
    words: { nameAr: 'surveys.view', draftName: 'surveys.create', field: 'surveys.view' },
    /** One of its audience sees what is published of it; what is being written is for those who edit it. */
    async plant(w: World, word, group) {
      const coordinator = () => w.person('COORDINATOR', group)
      const [author, colleague, reader] = [await coordinator(), await coordinator(), await w.person('USER', group)]
      const content = { ...CONTENT, nameAr: word('nameAr'), fields: [{ ...FIELD, labelAr: word('field') }], unitId: group.id }
      const { id } = await publishedFor(w, author, unitToken(group.id), content)
      let version = (await w.call(author, surveys.open, { id })).body.survey.version
      const write = async (name: string) => {
        const written = { ...content, id, version, nameAr: name }
        version = (await w.call(author, surveys.change, written)).body.version
      }
      await write(word('draftName'))
      return {
        id,
        parts: [],
        owner: reader,
        witness: author,
        watchers: { colleague },
        hears: surveyChannel(id),
        async goOn() {
          await write(`${word('draftName')} ${version}`)
          return `"version":${version}`
        },
      }
    },
  },
  ending: [surveys.delete, surveyPublishing.close, surveyPublishing.pause],
  probes: [
    [surveys.list, list('surveys.view')],
    [surveys.count, count('surveys.view')],
    [surveys.open, record('surveys.create')],
    [surveys.create, door('surveys.create', ({ departmentId: unitId }) => ({ ...CONTENT, unitId }))],
    [surveys.change, record('surveys.create', (id) => ({ ...CONTENT, id, version: 1 }))],
    [surveys.copy, record('surveys.create', (id) => ({ id, template: false }))],
    [surveys.content, record('surveys.create')],
    [surveys.delete, record('surveys.create')],
    [surveys.ask, record('surveys.answer', (id) => ({ id }), { refused: missing })],
    [surveys.keep, record('surveys.answer', (id) => ({ ...at(id), answers: {} }), { refused: missing })],
    [surveys.send, record('surveys.answer', sheet, { refused: missing })],
    [surveys.drop, record('surveys.answer', sheet, { refused: missing, answer: '409 wrong_state' })],
    [surveys.results, record('surveys.results')],
    [responses.export, record('surveys.results_identified', (id) => ({ id, format: 'csv' }), { refused: missing })],
    [surveys.shared, record('surveys.answer', (id) => ({ id }), { door: 'surveys.view', refused: missing, answer: missing })],
    [surveyPublishing.publication, record('surveys.create')],
    [surveyPublishing.addressees, record('surveys.create')],
    [surveyPublishing.reached, record('surveys.create')],
    [surveyPublishing.lookAs, record('surveys.create', (id) => ({ id, userId: id }), { answer: missing })],
    [
      surveyPublishing.arrange,
      record('surveys.create', (id) => ({ ...at(id), ...off, ...past }), { answer: '400 invalid_input' }),
    ],
    [
      surveyPublishing.publish,
      record('surveys.create', (id) => ({ ...at(id), ...off, schedule: false, scheduleDate: '', scheduleTime: '' }), {
        command: 'publish',
        answer: '400 invalid_input',
      }),
    ],
    [surveyPublishing.renew, record('surveys.create', at, { command: 'renew' })],
    [surveyPublishing.pause, record('surveys.create', at, { command: 'pause' })],
    [surveyPublishing.close, record('surveys.create', at, { command: 'close' })],
    [surveyPublishing.reopen, record('surveys.create', at, { command: 'reopen' })],
    [surveyPublishing.archive, record('surveys.create', (id) => ({ ...at(id), on: true }), { command: 'archive' })],
  ],
})
