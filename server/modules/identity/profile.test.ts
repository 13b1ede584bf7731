import { files } from '@diwan/contract/files/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { instantText } from '@diwan/core/formats'
import { beforeAll, expect, test } from 'vitest'
import { openSocket } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World

beforeAll(async () => {
  w = await world()
})

const own = async (who: TestPerson) => (await w.call(who, profile.open, {})).body
const phones = { mobile: null, phoneNumber: null }

const photoBy = async (who: TestPerson) => {
  const bytes = Uint8Array.from(await picture(90, 70))
  return (await w.call(who, files.upload, { name: 'me.png', purpose: 'photo' }, { bytes })).body.id
}
const change = async (who: TestPerson, more: object) => {
  const { version } = await own(who)
  return w.call(who, profile.change, { version, ...phones, ...more })
}

test('own fields are saved as typed, phones in any digits', async () => {
  const noura = await w.person('USER')
  const { status, body } = await change(noura, { mobile: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', phoneNumber: '۰۱۱ ۴۵۶' })
  expect([status, body]).toMatchObject([200, { mobile: '+966 50 123 4567', phoneNumber: '011 456', version: 2 }])
})

test.each([
  ['mobile', { mobile: 'call me' }],
  ['phoneNumber', { phoneNumber: '1'.repeat(41) }],
])('a wrong %s is told by field and changes nothing (S8.05)', async (field, wrong) => {
  const noura = await w.person('USER')
  const { status, body } = await change(noura, wrong)
  expect([status, body.fields?.map(({ path }) => path)]).toEqual([400, [field]])
  expect((await own(noura)).version).toBe(1)
})

test('two tabs: the stale one is refused with what stands there now (H19)', async () => {
  const noura = await w.person('USER')
  await change(noura, { mobile: '0501234567' })
  const { status, body } = await w.call(noura, profile.change, { version: 1, ...phones })
  expect([status, body.code, (body.current as { mobile: string }).mobile]).toEqual([409, 'changed_meanwhile', '0501234567'])
})

test('nobody wears the photo that another uploaded, nor a logo (H34)', async () => {
  const [noura, thief] = [await w.person('USER'), await w.person('USER')]
  const { status, body } = await change(thief, { photoId: await photoBy(noura) })
  expect([status, body.code, (await own(thief)).version]).toEqual([400, 'files.not_available', 1])
})

test('choices are kept with the person, one at a time, and come with the session', async () => {
  const noura = await w.person('USER')
  await w.call(noura, profile.prefer, { digits: 'arab', darkMode: true })
  await w.call(noura, profile.prefer, { calendar: 'both', zone: 'Asia/Amman' })
  await w.call(noura, profile.prefer, { darkMode: null })
  const { body } = await w.call(noura, identity.session, {})
  expect(body.preferences).toEqual({
    digits: 'arab',
    calendar: 'both',
    zone: 'Asia/Amman',
    darkMode: null,
    singleKeys: true,
    favourites: [],
  })
})

test('favourites of the menu keep their order, each once, and single keys can be switched off', async () => {
  const noura = await w.person('USER')
  const view = 'view:tickets.requested:0190b3c1-0000-7000-8000-000000000000'
  await w.call(noura, profile.prefer, {
    favourites: ['user:Tickets', view, 'user:Quick Tasks', 'user:Tickets'],
    singleKeys: false,
  })
  const { body } = await w.call(noura, identity.session, {})
  expect(body.preferences).toMatchObject({ favourites: ['user:Tickets', view, 'user:Quick Tasks'], singleKeys: false })
})

test.each([
  { favourites: ['https://elsewhere.example'] },
  { favourites: Array.from({ length: 21 }, (_, place) => `user:${place}`) },
  { singleKeys: null },
])('%j is refused', async (wrong) => {
  const noura = await w.person('USER')
  expect((await w.call(noura, profile.prefer, wrong as object)).status).toBe(400)
})

test.each([{ zone: 'Mars/Olympus' }, { digits: 'roman' }, { calendar: 'julian' }])('%j is refused', async (wrong) => {
  const noura = await w.person('USER')
  expect((await w.call(noura, profile.prefer, wrong as object)).status).toBe(400)
})

test.each([
  { digits: 'arab' },
  { calendar: 'hijri' },
  { zone: 'UTC' },
  { darkMode: true },
  { language: 'ar' },
  { singleKeys: false },
] as const)('another open browser of the person hears of %j at once', async (chosen) => {
  const noura = await w.person('USER')
  const socket = await openSocket(w, noura)
  await w.call(noura, profile.prefer, chosen)
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'access' }))
})

test('without a choice the organisation’s holds, also after it changed while somebody was signed in', async () => {
  const noura = await w.person('USER')
  const read = async () => instantText(Date.UTC(2026, 10, 20, 13, 5) / 1_000, (await w.actor(noura)).reading)
  expect(await read()).toBe('2026/11/20 04:05 PM')
  const socket = await openSocket(w, noura)
  await w.db.updateTable('organisation').set({ digits: 'arab', zone: 'UTC' }).execute()
  expect(await read()).toBe('٢٠٢٦/١١/٢٠ \u200E٠١:٠٥ PM')
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'access' }))
  await w.call(noura, profile.prefer, { digits: 'latn', zone: 'Asia/Riyadh' })
  expect(await read()).toBe('2026/11/20 04:05 PM')
})
