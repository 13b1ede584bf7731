import { files } from '@diwan/contract/files/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { TEST_PASSWORD } from './people.ts'
import { blackPng } from './pictures.ts'
import { world } from './world.ts'

test('a colleague signs in while pictures are decoded, none of them by the process that answers (H53)', async () => {
  const w = await world()
  const slow = blackPng(2_000, 2_000, { colour: 6, interlaced: true })
  const bytes = Uint8Array.from(slow)
  const people = await Promise.all([w.person('USER'), w.person('USER'), w.person('USER')])
  let [answered, inHere] = [0, 0]
  const uploads = [...people, ...people].map(async (who) => {
    const { status } = await w.call(who, files.upload, { name: 'a.png', purpose: 'attachment5' }, { bytes })
    answered += 1
    return status
  })
  const look = setInterval(() => (inHere += sharp.counters().process + sharp.counters().queue), 5)
  const { email } = await w.person('USER')
  const { status } = await w.call(null, identity.login, { email, password: TEST_PASSWORD })
  expect([status, answered < uploads.length]).toEqual([200, true])
  await Promise.all(uploads)
  clearInterval(look)
  expect(inHere).toBe(0)
}, 60_000)
