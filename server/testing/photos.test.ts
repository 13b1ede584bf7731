import { files } from '@diwan/contract/files/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from './people.ts'
import { picture } from './pictures.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World

beforeAll(async () => {
  w = await world()
})

const own = async (who: TestPerson) => (await w.call(who, profile.open, {})).body
const photoBy = async (who: TestPerson) => {
  const bytes = Uint8Array.from(await picture(90, 70))
  return (await w.call(who, files.upload, { name: 'me.png', purpose: 'photo' }, { bytes })).body.id
}
const change = async (who: TestPerson, photoId: string | null) => {
  const { version, mobile, phoneNumber } = await own(who)
  return w.call(who, profile.change, { version, mobile, phoneNumber, photoId })
}
const statusOf = async (who: TestPerson, path: string) =>
  (await fetch(`${w.base}${path}`, { headers: { cookie: `diwan_session=${who.cookie}` } })).status

test('a photo shows wherever its person stands, and the one before it is gone', async () => {
  const group = await w.group()
  const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const first = await photoBy(noura)
  const { body } = await change(noura, first)
  expect(body.photo).toBe(`/files/${first}`)
  const second = await photoBy(noura)
  await change(noura, second)
  const path = `/files/${second}`
  expect([await statusOf(tech, path), await statusOf(noura, `/files/${first}`)]).toEqual([200, 404])

  const ticket = await w.ticket({ by: noura, group })
  await w.call(noura, tickets.reply, { id: ticket.id, body: documentFromText('نص', 'rtl') })
  const thread = await w.call(tech, tickets.thread, { id: ticket.id })
  const session = await w.call(noura, identity.session, {})
  expect(ticket.requester.photo).toBe(path)
  expect(thread.body.items.map((entry) => entry.kind !== 'event' && entry.author.photo)).toEqual([path, path])
  expect(session.body.metadata.profile_image).toBe(path)
  await w.eventually(async () => {
    const { body: told } = await w.call(tech, notifications.list, {})
    expect(told.items.map(({ actor }) => actor?.photo)).toContain(path)
  })

  await change(noura, null)
  expect([(await own(noura)).photo, await statusOf(noura, path)]).toEqual([null, 404])
})
