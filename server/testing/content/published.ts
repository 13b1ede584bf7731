import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import type { TestPerson } from '../people.ts'
import type { World } from '../world.ts'

/** A plan with every option off but the notification. */
export const PLAN = {
  reminder: false,
  reminderDate: '',
  reminderTime: '',
  removal: false,
  removalDate: '',
  removalTime: '',
  push: true,
}

/** Published at once instead of at a later hour. */
export const AT_ONCE = { schedule: false, scheduleDate: '', scheduleTime: '' }

/** Creates a record of one kind and publishes it for some people, over HTTP as its author does. */
export const publisherOf =
  <Content extends object>(create: Endpoint<object, Content, { readonly id: string }>, publish: PublishEndpoints['publish']) =>
  async (w: World, author: TestPerson, reader: AudienceToken, content: Content): Promise<{ id: string }> => {
    const { id } = (await w.call(author, create, content)).body
    const { status, body } = await w.call(author, publish, { ...PLAN, ...AT_ONCE, id, version: 0, tokens: [reader] })
    if (status !== 200) throw new Error(`It was not published: ${JSON.stringify(body)}`)
    return { id }
  }
