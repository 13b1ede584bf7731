import { entries, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { entryChannel, formChannel } from '@diwan/contract/forms/events'
import { FormContent } from '@diwan/contract/forms/schemas'
import { personToken } from '@diwan/contract/kit/tokens'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const field = { key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' }
const content = FormContent.parse({ nameAr: 'نموذج', nameEn: 'Form', target: 'answer', fields: [field] })
const plan = {
  reminder: false,
  reminderDate: '',
  reminderTime: '',
  removal: false,
  removalDate: '',
  removalTime: '',
  push: false,
  schedule: false,
  scheduleDate: '',
  scheduleTime: '',
}

async function formScene(w: World): Promise<Scene> {
  const author = await w.person('ADMIN')
  const { id } = (await w.call(author, forms.create, content)).body
  return {
    id,
    readers: { 'who wrote it': { person: author, channels: [formChannel(id)] } },
    steps: [
      () => w.call(author, forms.change, { ...content, id, version: 1, nameAr: 'الثاني' }),
      () => w.call(author, formPublishing.publish, { ...plan, id, version: 0, tokens: [personToken(author.id)] }),
      () => w.call(author, formPublishing.pause, { id, version: 1 }),
    ],
  }
}

async function entryScene(w: World): Promise<Scene> {
  const [author, sender] = [await w.person('ADMIN'), await w.person('USER')]
  const { id: formId } = (await w.call(author, forms.create, content)).body
  await w.call(author, formPublishing.publish, { ...plan, id: formId, version: 0, tokens: [personToken(sender.id)] })
  const { id } = (await w.call(sender, forms.send, { id: formId, fieldsVersion: 1, answers: {} })).body
  const channels = [entryChannel(id)]
  return {
    id,
    readers: { 'who sent it': { person: sender, channels }, 'who manages it': { person: author, channels } },
    steps: [() => w.call(sender, entries.withdraw, { id, version: 1 })],
  }
}

export const formLive: FoldCase = { scene: formScene, atOnce: () => ({}), neverTakenBack: () => ({}) }
export const entryLive: FoldCase = { scene: entryScene, atOnce: (record) => record, neverTakenBack: (record) => record }
