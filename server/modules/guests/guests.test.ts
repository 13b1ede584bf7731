import { guests } from '@diwan/contract/guests/endpoints'
import { LINK_USES_AN_HOUR, LINKS_OF_ONE } from '@diwan/contract/guests/limits'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { tonight } from '../../testing/tonight.ts'
import { world, type World } from '../../testing/world.ts'
import { demandLink, makeLink } from './public.ts'

const HOUR_MS = 3_600_000

let w: World
let sara: TestPerson
let objectId: string
const lines: string[] = []

beforeAll(async () => {
  w = await world({
    log: { write: (line) => void lines.push(line) },
    newcomers: [{ name: 'visits', guestPurposes: [{ purpose: 'visit' }] }],
  })
  sara = await w.person('USER')
})
beforeEach(async () => {
  objectId = await insertObject(w.db, { kind: 'visit', at: w.clock.now() })
})

const link = async ({ purpose = 'visit', partId = randomUUID(), hours = 2 } = {}) => {
  const until = new Date(w.clock.now().getTime() + hours * HOUR_MS)
  const made = { purpose, objectId, partId, address: 'guest@test.example', language: 'ar' as const, until }
  return (await makeLink(w.db, 'https://portal.example', made, w.clock.now())).split('#')[1]!
}
const open = async (token: string) => {
  const { status, body } = await w.call(null, guests.open, { token })
  return status === 200 ? body.purpose : `${status} ${body.code}`
}
const OVER = '404 guests.link_over'

test('a link says what it is for and in which language, until it is over', async () => {
  const token = await link()
  expect((await w.call(null, guests.open, { token })).body).toEqual({ purpose: 'visit', language: 'ar' })
  w.clock.advance(2 * HOUR_MS)
  expect(await open(token)).toBe(OVER)
})

test('an unknown link, and one whose purpose no module has, answer as one that is over', async () => {
  expect([await open('x'.repeat(43)), await open(await link({ purpose: 'none' }))]).toEqual([OVER, OVER])
})

test('a link opens its own purpose alone', async () => {
  const ctx = { portal: w.portal, db: w.db, clock: w.clock, actor: await w.actor(sara) }
  const token = await link()
  expect((await demandLink(ctx, token, 'visit')).object_id).toBe(objectId)
  await expect(demandLink(ctx, token, 'other')).rejects.toThrow('guests.link_over')
})

test('the secret lies in no table and in no log', async () => {
  const token = await link()
  await open(token)
  const kept = JSON.stringify([await w.db.selectFrom('guest_links').selectAll().execute(), lines])
  expect(kept).not.toContain(token)
})

test('a link is used so often an hour, and no more', async () => {
  const [one, two] = [await link(), await link()]
  for (let n = 0; n < LINK_USES_AN_HOUR; n += 1) expect(await open(one)).toBe('visit')
  expect([await open(one), await open(two)]).toEqual(['429 too_many_requests', 'visit'])
  w.clock.advance(HOUR_MS)
  expect(await open(one)).toBe('visit')
})

test('of the links to one guest only the newest work', async () => {
  const partId = randomUUID()
  const tokens: string[] = []
  for (let n = 0; n <= LINKS_OF_ONE; n += 1) {
    tokens.push(await link({ partId }))
    w.clock.advance(1_000)
  }
  expect([await open(tokens[0]!), await open(tokens[1]!), await open(tokens.at(-1)!)]).toEqual([OVER, 'visit', 'visit'])
})

test('links that are over go at night', async () => {
  await link({ hours: 1 })
  w.clock.advance(HOUR_MS)
  await tonight(w)
  const left = await w.db.selectFrom('guest_links').select('until_at').where('until_at', '<=', w.clock.now()).execute()
  expect(left).toEqual([])
})
