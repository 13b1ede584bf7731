import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

/** One page ends here; what is presented of a message besides its text is small. */
const PAGE = 2_000_000
const MESSAGES = 24

let w: World
let sara: TestPerson
let id: string
const said: string[] = []

/** As many blocks as a message may have, with as much text. */
const large = {
  type: 'doc' as const,
  content: Array.from({ length: 990 }, () => ({
    type: 'paragraph' as const,
    attrs: { dir: 'rtl' as const },
    content: [{ type: 'text' as const, text: 'كلمة كلمة' }],
  })),
}

beforeAll(async () => {
  w = await world()
  sara = await w.person('USER')
  id = (await w.call(sara, chat.create, { name: 'فريق', userIds: [(await w.person('USER')).id] })).body.id
  for (let n = 0; n < MESSAGES; n += 1) said.push((await w.call(sara, chatTalk.say, { id, body: large })).body.id)
})

test('a page of large messages ends by its bytes, and no message is left out', async () => {
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const { body, text } = await w.call(sara, chatTalk.page, { id, ...(after && { after }) })
    expect(Buffer.byteLength(text)).toBeLessThan(PAGE)
    expect(body.items.length).toBeLessThan(MESSAGES)
    seen.push(...body.items.map((one) => one.id))
    if (body.next === null) break
    after = body.next
  }
  expect(seen.filter((one) => said.includes(one))).toEqual(said.toReversed())
})

test('a window around one of them is as small, and both ways lead on from it', async () => {
  const { body, text } = await w.call(sara, chatTalk.around, { id, messageId: said[12]! })
  expect(Buffer.byteLength(text)).toBeLessThan(PAGE)
  expect(body.items.map((one) => one.id)).toContain(said[12])
  const newer = await w.call(sara, chatTalk.page, { id, after: body.newer!, newer: 'true' })
  const older = await w.call(sara, chatTalk.page, { id, after: body.older! })
  const at = (message: string) => said.indexOf(message)
  expect(at(newer.body.items.at(0)!.id)).toBeGreaterThan(12)
  expect(Math.min(...newer.body.items.map((one) => at(one.id)))).toBe(Math.max(...body.items.map((one) => at(one.id))) + 1)
  expect(Math.max(...older.body.items.map((one) => at(one.id)))).toBe(Math.min(...body.items.map((one) => at(one.id))) - 1)
})
