import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { formChannel } from '@diwan/contract/forms/events'
import { unitToken } from '@diwan/contract/kit/tokens'
import { contentMoves } from '@diwan/contract/publishing/moves'
import { foundList } from '../../../testing/found.ts'
import { count, door, list, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { can } from '../access.ts'
import { readForms } from '../queries/forms.ts'
import {
  CONTENT,
  FIELD,
  drawn,
  formFacts,
  NAME,
  plantForm,
  relations,
  situations,
  wantedOf,
  type Planted,
  type Wanted,
} from './planted.ts'
import { ofEntries } from './entry.ts'
import { PLAN, publishedFor } from './published.ts'

/** What is sent to a form is a kind of its own. */
export const entryProof = ofEntries

const idOf = (item: object): string => (item as { id: string }).id
const missing = '404 not_found'
const at = (id: string) => ({ id, version: 0 })
const off = { ...PLAN, tokens: [] }
/** A reminder for a time that is over. */
const past = { reminder: true, reminderDate: '2001-01-01', reminderTime: '08:00' }

/** What is addressed to somebody who sees it by that; who sees it by another relation alone manages it. */
const isAddressed: ListProof<Planted>['asks'] = (person, facts, held, tree) =>
  (held.includes('audience') || held.includes('all')) && relations(person, facts, tree).includes('audience')

export const formProof = proof<Planted>({
  kind: 'form',
  flag: 'forms.view',
  make: async (w) => (await w.call(await w.person('ADMIN'), forms.create, CONTENT)).body.id,
  situations,
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plantForm(w, one))),
  facts: formFacts,
  relations,
  moves: contentMoves,
  lists: [
    {
      name: 'managed',
      endpoint: forms.list,
      query: { view: 'manage' },
      count: forms.count,
      idOf,
      asks: (person, facts, held, tree) =>
        relations(person, facts, tree).some((one) => one !== 'audience' && (held.includes(one) || held.includes('all'))),
    },
    {
      name: 'to fill in',
      endpoint: forms.list,
      query: { view: 'fill' },
      count: forms.count,
      idOf,
      asks: isAddressed,
    },
    foundList('form', NAME, () => true),
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readForms(w.db, ids)]
    return rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn,
    forget: async ({ db }) => void (await db.deleteFrom('forms').execute()),
    settle: (w, chosen, settling) => Promise.all(wantedOf(chosen, settling).map((one) => plantForm(w, one))),
  },
  channels: (id) => [{ name: formChannel(id), flag: 'forms.create' }],
  secrets: {
    words: { nameAr: 'forms.view', draftName: 'forms.create', field: 'forms.view' },
    /** One of its audience sees what is published of it; what is being written is for those who edit it. */
    async plant(w: World, word, group) {
      const coordinator = () => w.person('COORDINATOR', group)
      const [author, colleague, reader] = [await coordinator(), await coordinator(), await w.person('USER', group)]
      const content = { ...CONTENT, nameAr: word('nameAr'), fields: [{ ...FIELD, labelAr: word('field') }], unitId: group.id }
      const { id } = await publishedFor(w, author, unitToken(group.id), content)
      let version = (await w.call(author, forms.open, { id })).body.form.version
      const write = async (name: string) => {
        const written = { ...content, id, version, nameAr: name }
        version = (await w.call(author, forms.change, written)).body.version
      }
      await write(word('draftName'))
      return {
        id,
        parts: [],
        owner: reader,
        witness: author,
        watchers: { colleague },
        hears: formChannel(id),
        async goOn() {
          await write(`${word('draftName')} ${version}`)
          return `"version":${version}`
        },
      }
    },
  },
  ending: [forms.delete, formPublishing.close, formPublishing.pause],
  probes: [
    [forms.list, list('forms.view')],
    [forms.count, count('forms.view')],
    [forms.open, record('forms.create')],
    [forms.content, record('forms.create')],
    [forms.create, door('forms.create', ({ departmentId: unitId }) => ({ ...CONTENT, unitId }))],
    [forms.change, record('forms.create', (id) => ({ ...CONTENT, id, version: 1 }))],
    [forms.copy, record('forms.create', (id) => ({ id, template: false }))],
    [forms.delete, record('forms.delete')],
    [forms.fill, record('forms.fill', (id) => ({ id }), { refused: missing })],
    [forms.send, record('forms.fill', (id) => ({ id, fieldsVersion: 1, answers: {} }), { refused: missing })],
    [forms.report, record('forms.create', (id) => ({ id }), { door: 'forms.submissions.view' })],
    [forms.exportEntries, record('forms.view', (id) => ({ id, format: 'csv' }), { door: 'forms.submissions.view' })],
    [formPublishing.publication, record('forms.publish')],
    [formPublishing.addressees, record('forms.publish')],
    [formPublishing.reached, record('forms.publish')],
    [formPublishing.lookAs, record('forms.publish', (id) => ({ id, userId: id }), { answer: missing })],
    [formPublishing.arrange, record('forms.publish', (id) => ({ ...at(id), ...off, ...past }), { answer: '400 invalid_input' })],
    [
      formPublishing.publish,
      record('forms.publish', (id) => ({ ...at(id), ...off, schedule: false, scheduleDate: '', scheduleTime: '' }), {
        command: 'publish',
        answer: '400 invalid_input',
      }),
    ],
    [formPublishing.renew, record('forms.publish', at, { command: 'renew' })],
    [formPublishing.pause, record('forms.publish', at, { command: 'pause' })],
    [formPublishing.close, record('forms.publish', at, { command: 'close' })],
    [formPublishing.reopen, record('forms.publish', at, { command: 'reopen' })],
    [formPublishing.archive, record('forms.publish', (id) => ({ ...at(id), on: true }), { command: 'archive' })],
  ],
})
