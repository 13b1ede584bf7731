import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { formChannel } from '@diwan/contract/forms/events'
import { contentProof } from '../../../testing/content/proof.ts'
import { record } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'
import { can } from '../access.ts'
import { readForms } from '../queries/forms.ts'
import { ofEntries } from './entry.ts'
import { CONTENT, FIELD, formTable } from './planted.ts'

/** What is sent to a form is a kind of its own. */
export const entryProof = ofEntries

const missing = '404 not_found'

export const formProof = proof(
  contentProof({
    module: 'forms',
    table: formTable,
    endpoints: forms,
    publishing: formPublishing,
    content: CONTENT,
    channel: formChannel,
    can,
    read: readForms,
    forget: async ({ db }) => void (await db.deleteFrom('forms').execute()),
    secrets: {
      inside: 'field',
      content: ({ name, inside }) => ({ ...CONTENT, nameAr: name, fields: [{ ...FIELD, labelAr: inside }] }),
      versionOf: async (w, by, id) => (await w.call(by, forms.open, { id })).body.form.version,
    },
    addressed: { name: 'to fill in', view: 'fill' },
    flags: { publish: 'forms.publish', delete: 'forms.delete' },
    probes: [
      [forms.fill, record('forms.fill', (id) => ({ id }), { refused: missing })],
      [forms.send, record('forms.fill', (id) => ({ id, fieldsVersion: 1, answers: {} }), { refused: missing })],
      [forms.report, record('forms.create', (id) => ({ id }), { door: 'forms.submissions.view' })],
      [forms.exportEntries, record('forms.submissions.view', (id) => ({ id, format: 'csv' }))],
    ],
  }),
)
