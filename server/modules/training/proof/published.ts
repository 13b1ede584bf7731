import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
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

/** A course that some people may learn on, through the front door. */
export async function publishedFor(
  w: World,
  author: TestPerson,
  reader: AudienceToken,
  content: SentInputOf<typeof courses.create>,
): Promise<{ id: string }> {
  const { id } = (await w.call(author, courses.create, content)).body
  const plan = { ...PLAN, id, version: 0, schedule: false, scheduleDate: '', scheduleTime: '', tokens: [reader] }
  const { status, body } = await w.call(author, coursePublishing.publish, plan)
  if (status !== 200) throw new Error(`The course was not published: ${JSON.stringify(body)}`)
  return { id }
}
