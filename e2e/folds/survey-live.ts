import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { responseChannel, surveyChannel } from '@diwan/contract/surveys/events'
import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { personToken } from '@diwan/contract/kit/tokens'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

const field = { key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' }
const content = SurveyContent.parse({ nameAr: 'استبيان', nameEn: 'Survey', fields: [field] })
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

async function surveyScene(w: World): Promise<Scene> {
  const author = await w.person('ADMIN')
  const { id } = (await w.call(author, surveys.create, content)).body
  return {
    id,
    readers: { 'who wrote it': { person: author, channels: [surveyChannel(id)] } },
    steps: [
      () => w.call(author, surveys.change, { ...content, id, version: 1, nameAr: 'الثاني' }),
      () => w.call(author, surveyPublishing.publish, { ...plan, id, version: 0, tokens: [personToken(author.id)] }),
      () => w.call(author, surveyPublishing.pause, { id, version: 1 }),
    ],
  }
}

async function responseScene(w: World): Promise<Scene> {
  const [author, sender] = [await w.person('ADMIN'), await w.person('USER')]
  const { id: surveyId } = (await w.call(author, surveys.create, content)).body
  await w.call(author, surveyPublishing.publish, { ...plan, id: surveyId, version: 0, tokens: [personToken(sender.id)] })
  const send = (why: string) => w.call(sender, surveys.send, { id: surveyId, fieldsVersion: 1, answers: { why } })
  await send('أولًا')
  const { id } = (await w.call(author, responses.list, { surveyId })).body.items[0]!
  return {
    id,
    readers: { 'who manages it': { person: author, channels: [responseChannel(id)] } },
    steps: [() => send('ثانيًا')],
  }
}

export const surveyLive: FoldCase = { scene: surveyScene, atOnce: () => ({}), neverTakenBack: () => ({}) }
export const responseLive: FoldCase = { scene: responseScene, atOnce: () => ({}), neverTakenBack: () => ({}) }
