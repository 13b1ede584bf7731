import { api } from '@diwan/contract/api'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openSocket, openStream } from './live.ts'
import type { TestPerson } from './people.ts'
import { TEST_PASSWORD } from './people.ts'
import { rawCall, requestOf } from './raw-call.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
let owner: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  owner = await w.person('SUPER_ADMIN')
})

const due = () => w.db.updateTable('users').set({ must_change_password: true }).where('id', '=', owner.id).execute()
const change = () =>
  w.call(owner, identity.changePassword, { current: TEST_PASSWORD, password: 'Wahat@456', confirmation: 'Wahat@456' })

test('a person who must choose a new password can do that or sign out, and nothing else, at any endpoint (U1)', async () => {
  await due()
  const open = api.filter(({ access, whilePasswordIsDue }) => access.kind === 'anyone' || whilePasswordIsDue)
  expect(
    open
      .filter(({ access }) => access.kind !== 'anyone')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['identity.changePassword', 'identity.logout', 'identity.prefer', 'identity.session'])
  for (const endpoint of api.filter((one) => !open.includes(one))) {
    const { status, text } = await rawCall(w.base, requestOf(endpoint, { id: owner.id }, owner.cookie))
    expect([endpoint.name, status, (JSON.parse(text) as { code: string }).code]).toEqual([
      endpoint.name,
      403,
      'identity.password_change_required',
    ])
  }
})

test('neither stream nor socket opens for them, and open ones end within five seconds', async () => {
  const [socket, stream] = [await openSocket(w, owner), await openStream(w, owner.streamToken)]
  await due()
  w.portal.bus.publish({ people: [owner.id] })
  await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), 5_000)
  await expect(openSocket(w, owner)).rejects.toThrow('401')
  expect((await openStream(w, owner.streamToken)).status).toBe(403)
})

test('the session says so, and the own change lifts it with the next request', async () => {
  await due()
  expect((await w.call(owner, identity.session, {})).body.passwordDue).toBe(true)
  expect((await change()).status).toBe(200)
  expect((await w.call(owner, identity.session, {})).body.passwordDue).toBe(false)
  expect((await w.call(owner, identity.sessions, {})).status).toBe(200)
})
