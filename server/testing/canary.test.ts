import { documentFromText } from '@diwan/core/document'
import { api } from '@diwan/contract/api'
import { identity } from '@diwan/contract/identity/endpoints'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { pathParameters, STREAM_PATH } from '@diwan/contract/kit/paths'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { staffChannel } from '@diwan/contract/tickets/events'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { setupCode } from '../modules/identity/service/setup-code.ts'
import type { Cage, Canary } from './canaries.ts'
import { cage, canaries } from './canaries.ts'
import { openSocket, openStream } from './live.ts'
import type { TestPerson } from './people.ts'
import { TEST_PASSWORD } from './people.ts'
import { rawCall, requestOf } from './raw-call.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

const lines: string[] = []
const secrets: string[] = [setupCode()]
let w: World
let kept: Cage

beforeAll(async () => {
  w = await world({ log: { write: (line) => lines.push(line) } })
  kept = await cage(w)
})

const all = Object.keys(canaries) as Canary[]
const body = documentFromText('x', 'ltr')

/** Every input worth trying at this endpoint: each id there is, each view, and a stale version. */
function guesses(endpoint: Endpoint): object[] {
  const asked = { name: 'tickets.view', record: kept.ticketId, q: 'test' }
  const rest = {
    body,
    version: 99,
    reason: 'other',
    subject: 'x',
    departmentId: kept.group.parentId,
    groupId: kept.ticketId,
    ...asked,
  }
  const known = Object.keys(endpoint.input.shape)
  const filled = Object.fromEntries(Object.entries(rest).filter(([name]) => known.includes(name)))
  const inPath = pathParameters(endpoint.path)
  if (inPath.length > 0) return kept.ids.map((id) => ({ ...filled, ...Object.fromEntries(inPath.map((name) => [name, id])) }))
  if (endpoint === tickets.search) {
    const words = [...Object.values(canaries), 'canary', 'طباعة']
    return words.flatMap((q) => ['requested', 'queue'].map((view) => ({ q, view, state: 'all' })))
  }
  if (!known.includes('state')) return [filled]
  return ['requested', 'queue'].flatMap((view) => ['open', 'all'].map((state) => ({ view, state })))
}

/** Everything this person can get out of the portal, as one text. */
async function gather(person: TestPerson | null): Promise<string> {
  const found: string[] = []
  for (const endpoint of api.filter((one) => one !== identity.logout && one !== ticketCommands.delete)) {
    for (const input of guesses(endpoint)) {
      const { text } = await rawCall(w.base, requestOf(endpoint, { ...input }, person?.cookie ?? null))
      found.push(text)
    }
  }
  if (person) found.push(...(await listen(person)))
  return found.join('\n')
}

/** Follows every channel from its beginning, and the own stream, while the ticket goes on. */
async function listen(person: TestPerson): Promise<string[]> {
  const stream = await openStream(w, person.streamToken, { 'last-event-id': '0' })
  const heard: string[] = []
  /** Whatever reaches a follower reaches this one last. */
  const witness = await openSocket(w, kept.tech)
  for (let from = 0; from < kept.channels.length; from += 40) {
    const some = kept.channels.slice(from, from + 40) // more frames a second would end the connection
    const socket = await openSocket(w, person)
    for (const channel of some) socket.send({ type: 'subscribe', channel, after: 0 })
    await w.eventually(() => {
      const answered = socket.frames.filter(({ type }) => ['subscribed', 'refused'].includes(type)).length
      expect(answered).toBe(some.length)
    })
    witness.send({ type: 'subscribe', channel: staffChannel(kept.ticketId), after: 0 })
    await w.call(kept.tech, tickets.reply, { id: kept.ticketId, body: documentFromText(canaries.reply, 'ltr') })
    const note = await w.call(kept.tech, tickets.note, { id: kept.ticketId, body: documentFromText(canaries.note, 'ltr') })
    await w.eventually(() => expect(witness.heard.join('')).toContain(note.body.id))
    socket.send({ type: 'ping' })
    await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'pong' }))
    heard.push(...socket.heard)
  }
  return [...heard, stream.heard()]
}

const seenIn = (text: string): Canary[] => all.filter((name) => text.includes(canaries[name]))

/** What the directory tells every colleague: addresses and the units people work in. Never a phone (U12). */
const directory: readonly Canary[] = ['level', 'requesterMail', 'techMail']

const noteFile: readonly Canary[] = ['noteFile', 'noteFileText']

test.each(['USER', 'TECH', 'COORDINATOR', 'SYSTEM_ADMIN'] as const)(
  'a stranger with the role %s gets nothing of a ticket that is not his, by no door (H3)',
  { timeout: 60_000 },
  async (role) => {
    const stranger = await w.person(role, await w.group(), await w.department())
    expect(seenIn(await gather(stranger))).toEqual(directory)
  },
)

test('without a session nobody gets anything', async () => {
  expect(seenIn(await gather(null))).toEqual([])
})

test.each(['ADMIN', 'SUPER_ADMIN'] as const)(
  '%s sees every ticket and every phone, and nothing that belongs to a person alone',
  { timeout: 60_000 },
  async (role) => {
    expect(seenIn(await gather(await w.person(role)))).toEqual([
      'subject',
      'body',
      'reply',
      'note',
      ...noteFile,
      ...directory,
      'mobile',
    ])
  },
)

test('the requester gets his ticket and no internal note, in no form (H4)', { timeout: 60_000 }, async () => {
  expect(seenIn(await gather(kept.owner))).toEqual(['subject', 'body', 'reply', ...directory, 'mobile', 'tokenName'])
})

test('a participant gets the conversation and no internal note', { timeout: 60_000 }, async () => {
  const guest = await w.person('USER')
  await w.db
    .insertInto('ticket_participants')
    .values({ ticket_id: kept.ticketId, user_id: guest.id, activity_at: w.clock.now() })
    .execute()
  expect(seenIn(await gather(guest))).toEqual(['subject', 'body', 'reply', ...directory])
})

test('the same walk shows the technician all that is his: it would have found it elsewhere', { timeout: 60_000 }, async () => {
  expect(seenIn(await gather(kept.tech))).toEqual([
    'subject',
    'body',
    'reply',
    'note',
    ...noteFile,
    ...directory,
    'params',
    'tokenName',
    'draft',
  ])
})

test('a broken table leaves as a 500 without a word about itself, and is logged without what people wrote (H48)', async () => {
  await sql`alter table ticket_messages rename to hidden`.execute(w.db)
  const asked = [
    await w.call(kept.owner, tickets.thread, { id: kept.ticketId }),
    await w.call(kept.owner, tickets.reply, { id: kept.ticketId, body: documentFromText(canaries.body, 'ltr') }),
  ]
  await sql`alter table hidden rename to ticket_messages`.execute(w.db)
  for (const { status, text } of asked) {
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([500, ['type', 'title', 'status', 'code', 'requestId']])
    expect(text).not.toMatch(/hidden|relation|select|node_modules|\.ts/)
  }
  expect(lines.filter((line) => line.includes('a request failed')).length).toBe(2)
  expect(lines.join('')).toContain('ticket_messages')
})

test('no secret and no word that people wrote ever stands in a log line, at the finest level', async () => {
  const noura = await w.person('USER')
  secrets.push(noura.cookie, noura.streamToken, noura.apiToken, TEST_PASSWORD, canaries.password, setupCode().toLowerCase())
  const signedIn = await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD })
  secrets.push(signedIn.body.access_token, /diwan_session=([^;]+)/.exec(signedIn.headers.get('set-cookie')!)![1]!)
  await w.call(null, identity.login, { email: noura.email, password: canaries.password })
  const first = {
    organisationNameAr: 'م',
    organisationNameEn: 'O',
    fullName: 'س',
    email: 'a@b.example',
    password: canaries.password,
  }
  await w.call(null, identity.setUp, { ...first, code: setupCode() })
  await w.call(null, identity.setUp, { ...first, code: setupCode().toLowerCase() })
  for (const path of [STREAM_PATH, `${STREAM_PATH}x`, '/live', '/api/tickets', '/nothing', `/%zz`]) {
    await (await fetch(`${w.base}${path}?jwt=${noura.streamToken}x&code=${setupCode()}`)).text()
    await rawCall(w.base, {
      method: 'POST',
      target: `${path}?jwt=${noura.streamToken}`,
      body: `{"password":"${canaries.password}"`,
    })
  }
  await openStream(w, noura.streamToken)
  const bearer = { authorization: `Bearer ${noura.apiToken}` }
  await w.call(null, tickets.list, {}, { headers: bearer })
  const made = await w.call(noura, identity.createApiToken, { name: 'x', days: 1 })
  secrets.push(made.body.token)
  await fetch(`${w.base}/api/tickets/${made.body.token}`, { headers: { authorization: `Bearer ${made.body.token}` } })
  await sql`alter table sessions rename to hidden`.execute(w.db)
  const broken = [
    await w.call(noura, tickets.list, {}),
    await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD }),
    await openStream(w, noura.streamToken),
  ]
  await sql`alter table hidden rename to sessions`.execute(w.db)
  expect(broken.map(({ status }) => status)).toEqual([500, 500, 500])

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(3)
  expect([...secrets, ...Object.values(canaries)].filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toMatch(/jwt=[^[]/)
})
