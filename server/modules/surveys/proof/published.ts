import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { TestPerson } from '../../../testing/people.ts'
import type { World } from '../../../testing/world.ts'

/** Nothing but whom it addresses. */
export const PLAN = {
  reminder: false,
  reminderDate: '',
  reminderTime: '',
  removal: false,
  removalDate: '',
  removalTime: '',
  push: true,
}

/** A survey that some people may fill in, through the front door. */
export async function publishedFor(
  w: World,
  author: TestPerson,
  reader: AudienceToken,
  content: SentInputOf<typeof surveys.create>,
): Promise<{ id: string }> {
  const { id } = (await w.call(author, surveys.create, content)).body
  const plan = { ...PLAN, id, version: 0, schedule: false, scheduleDate: '', scheduleTime: '', tokens: [reader] }
  const { status, body } = await w.call(author, surveyPublishing.publish, plan)
  if (status !== 200) throw new Error(`The form was not published: ${JSON.stringify(body)}`)
  return { id }
}
