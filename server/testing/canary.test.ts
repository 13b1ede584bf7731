import { documentFromText } from '@diwan/core/document'
import { api } from '@diwan/contract/api'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { pathParameters, STREAM_PATH } from '@diwan/contract/kit/paths'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupCode } from '../modules/identity/service/setup-code.ts'
import type { Cage, Kept } from './canaries.ts'
import { cage, canaries, mayBeSeen, PARTS } from './canaries.ts'
import type { Socket } from './live.ts'
import { openSocket, openStream } from './live.ts'
import type { TestPerson } from './people.ts'
import { TEST_PASSWORD } from './people.ts'
import type { Planted } from './proof.ts'
import { proofs } from './proofs.ts'
import { rawCall, requestOf } from './raw-call.ts'
import { deep } from './seeded.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

const lines: string[] = []
const unlogged: string[] = [setupCode()]
let w: World
let kept: Cage

beforeAll(async () => {
  w = await world({ log: { write: (line) => lines.push(line) } })
  kept = await cage(w)
})

const names = Object.keys(canaries)
const body = documentFromText('x', 'ltr')

const about = (endpoint: Endpoint) => proofs.find(({ probes = [] }) => probes.some(([one]) => one === endpoint))

/**
 * Ids to ask an endpoint for: those of its kind that hold a secret, and two of other kinds; where it is about none, of every kind some,
 * or of the kind that is asked about and what lies in its records. The deep run asks for all of its kind, and strangers there for some of
 * each other kind.
 */
function idsFor(endpoint: Endpoint, only?: string): readonly string[] {
  const kind = about(endpoint)?.kind
  const some = [...kept.ids].map(([of, ids]) => ({ of, ids: deep && of === kind ? ids : telling(ids) }))
  const wanted = kind === undefined ? [only, ...PARTS] : [kind]
  const right = some.filter(({ of }) => wanted.includes(of)).flatMap(({ ids }) => ids)
  if (right.length === 0 || (kind ?? only) === undefined || (deep && only === undefined)) return some.flatMap(({ ids }) => ids)
  const wrong = some.flatMap(({ of, ids }) => (wanted.includes(of) ? [] : ids.slice(0, 1)))
  const turn = api.indexOf(endpoint)
  return [...right, wrong[turn % wrong.length]!, wrong[(turn + 1) % wrong.length]!]
}

/** Those that hold a secret, or one. */
function telling(ids: readonly string[]): readonly string[] {
  const secret = ids.filter((id) => kept.secret.has(id))
  return secret.length > 0 ? secret : ids.slice(0, 1)
}

/** Every input worth trying at this endpoint: ids, each way to ask its list, and a stale version. */
function guesses(endpoint: Endpoint, kind?: string): object[] {
  const known = Object.keys(endpoint.input.shape)
  const only = (input: object): object => Object.fromEntries(Object.entries(input).filter(([name]) => known.includes(name)))
  const [{ proof, planted }] = kept.kept as [Kept]
  const places = { departmentId: kept.group.parentId, groupId: planted.id }
  const filled = only({
    body,
    version: 99,
    reason: 'other',
    subject: 'x',
    ...places,
    name: proof.flag,
    record: planted.id,
    q: 'test',
  })
  const inPath = pathParameters(endpoint.path)
  if (inPath.length > 0)
    return idsFor(endpoint, kind).map((id) => ({ ...filled, ...Object.fromEntries(inPath.map((name) => [name, id])) }))
  const kinds = new Map<string, string[]>()
  for (const { kind: of, query } of listsOf(endpoint, kind)) {
    const asked = JSON.stringify(only({ ...query, q: undefined }))
    kinds.set(asked, [...(kinds.get(asked) ?? []), of])
  }
  if (kinds.size === 0) return [filled]
  return [...kinds].flatMap(([query, of], turn) => {
    const words = known.includes('q') ? [...wordsFor(of, turn, kind ? OTHERS : kinds.size), 'canary', 'طباعة'] : [undefined]
    return words.map((q) => ({ ...(known.includes('state') ? {} : filled), ...JSON.parse(query), ...(q && { q }) }))
  })
}

/** Of the words of other kinds, one in so many, for who stands to a record of one kind: strangers are asked all. */
const OTHERS = 5

/** How a list is asked, and for which kind; where one finds many kinds, of the kind that is asked about. */
function listsOf(endpoint: Endpoint, only?: string): readonly { readonly kind: string; readonly query: object }[] {
  const own = about(endpoint)
  if (own?.lists) return own.lists.map(({ query }) => ({ kind: own.kind, query }))
  const all = proofs.flatMap(({ kind, lists = [] }) =>
    lists.flatMap((list) => (list.endpoint === endpoint ? [{ kind, query: list.query }] : [])),
  )
  const asked = all.filter(({ kind }) => kind === only)
  return asked.length > 0 && !deep ? asked : all
}

/** What to search a list of these kinds for: their own words, and those of others shared out among the queries of one endpoint. */
const wordsFor = (kinds: readonly string[], turn: number, turns: number): string[] =>
  names
    .filter((name, at) => deep || kinds.some((kind) => name.startsWith(`${kind} `)) || at % turns === turn)
    .map((name) => canaries[name]!)

/**
 * Everything this person can get out of the portal, as one text. With a kind, what is about it or about no kind: who stands to a
 * record of one kind is a stranger to the others, and strangers ask for all. The deep run always asks for all.
 */
async function gather(person: TestPerson | null, kind?: string): Promise<string> {
  const found: string[] = []
  const asksFor = (endpoint: Endpoint): boolean => deep || kind === undefined || [kind, undefined].includes(about(endpoint)?.kind)
  const ending: readonly Endpoint[] = [
    identity.logout,
    identity.endOtherSessions,
    ...proofs.flatMap((proof) => proof.ending ?? []),
  ]
  for (const endpoint of api.filter((one) => asksFor(one) && !ending.includes(one))) {
    for (const some of inParts(guesses(endpoint, kind), AT_ONCE)) {
      const asked = some.map((input) => rawCall(w.base, requestOf(endpoint, { ...input }, person?.cookie ?? null)))
      found.push(...(await Promise.all(asked)).map(({ text }) => text))
    }
  }
  if (person) found.push(...(await listen(person, deep ? undefined : kind)))
  return found.join('\n')
}

/** Every channel that exists (of records of a kind), and some that do not; fixed records have none, and a page of one's stream ends at 50. */
function channels(only?: string): string[] {
  const ids = [...kept.ids].flatMap(([kind, some]) => {
    if (kind === 'organisation' || kind === 'drafts' || (only !== undefined && kind !== only)) return []
    return deep ? some : telling(some)
  })
  const invented = ids.flatMap((id) => [
    ...proofs.flatMap((proof) => [
      ...(proof.channels?.(id) ?? []).map(({ name }) => name),
      ...(proof.channels ? [`${proof.kind}s:${id}`] : []),
    ]),
    `user:${id}`,
  ])
  const written = [...kept.written].filter((name) => only === undefined || ids.some((id) => name.endsWith(id)))
  return [...new Set([...written, ...invented, ...proofs.map(({ kind }) => `${kind}s:all`)])]
}

/** Follows every channel from its beginning, and the own stream, while every record (of a kind) goes on. */
async function listen(person: TestPerson, only?: string): Promise<string[]> {
  const going = kept.kept.filter(({ proof }) => only === undefined || proof.kind === only)
  const stream = await openStream(w, person.streamToken, { 'last-event-id': '0' })
  const heard: string[] = []
  for (const some of inParts(channels(only), SOCKETS * FRAMES)) {
    const sockets = await Promise.all(inParts(some, FRAMES).map((part) => follow(person, part)))
    await Promise.all(going.map(({ planted }) => goesOn(planted)))
    for (const socket of sockets) socket.send({ type: 'ping' })
    for (const { frames } of sockets) await w.eventually(() => expect(frames).toContainEqual({ type: 'pong' }))
    for (const socket of sockets) socket.close()
    heard.push(...sockets.flatMap((socket) => socket.heard))
  }
  stream.close()
  return [...heard, stream.heard()]
}

/** Guesses at one endpoint: the portal answers one while PostgreSQL works for another. */
const AT_ONCE = 8
/** More frames a second end a connection, and more sockets of a session its oldest. */
const FRAMES = 40
const SOCKETS = 8
const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

async function follow(person: TestPerson, some: readonly string[]): Promise<Socket> {
  const socket = await openSocket(w, person)
  for (const channel of some) socket.send({ type: 'subscribe', channel, after: 0 })
  await w.eventually(() => {
    const answered = socket.frames.filter(({ type }) => ['subscribed', 'refused'].includes(type)).length
    expect(answered).toBe(some.length)
  })
  return socket
}

/** Whatever reaches a follower reaches its witness last. */
async function goesOn({ witness, hears, goOn }: Planted): Promise<void> {
  const last = await openSocket(w, witness)
  last.send({ type: 'subscribe', channel: hears, after: 0 })
  const said = await goOn()
  await w.eventually(() => expect(last.heard.join('')).toContain(said))
  last.close()
}

const seenIn = (text: string): string[] => names.filter((name) => text.includes(canaries[name]!)).toSorted()

/** What the directory tells every colleague: addresses and the units people work in. Never a phone (U12). */
const directory: readonly string[] = ['level', 'ownerMail', 'witnessMail']

const expected = async (person: TestPerson, ...more: readonly string[]): Promise<string[]> =>
  [...directory, ...more, ...(await mayBeSeen(w, kept, person))].toSorted()

/** The widest of what a stranger may be, and the narrowest; the deep run asks as all. */
const strangers = deep ? (['USER', 'TECH', 'COORDINATOR', 'SYSTEM_ADMIN'] as const) : (['USER', 'COORDINATOR'] as const)

test.each(strangers)(
  'a stranger with the role %s gets nothing of a record that is not his, by no door (H3)',
  { timeout: 240_000 },
  async (role) => {
    const stranger = await w.person(role, await w.group(), await w.department())
    expect(await mayBeSeen(w, kept, stranger)).toEqual([])
    const cared = role === 'SYSTEM_ADMIN' ? ['tokenName'] : [] // and may revoke them
    const words = await expected(stranger, ...cared)
    expect(seenIn(await gather(stranger))).toEqual(words)
  },
)

test('without a session nobody gets anything', { timeout: 240_000 }, async () => {
  expect(seenIn(await gather(null))).toEqual([])
})

test.each(deep ? (['ADMIN', 'SUPER_ADMIN'] as const) : (['SUPER_ADMIN'] as const))(
  '%s sees every record that the matrix shows, every phone and what programs act for whom, and nothing else that belongs to a person alone',
  { timeout: 240_000 },
  async (role) => {
    const admin = await w.person(role)
    const words = await expected(admin, 'mobile', 'tokenName')
    expect(seenIn(await gather(admin))).toEqual(words)
  },
)

/** Nothing but what this person may see, and of the kind all of it. */
async function showsOwn(person: TestPerson, kind: string, words: readonly string[]): Promise<void> {
  const seen = seenIn(await gather(person, kind))
  expect(seen.filter((word) => !words.includes(word))).toEqual([])
  expect(seen).toEqual(expect.arrayContaining(words.filter((word) => deep || word.startsWith(`${kind} `))))
}

const watched = proofs.flatMap(({ kind, secrets }) => (secrets ? [{ kind }] : []))

describe.each(watched)('a $kind', ({ kind }) => {
  const planted = () => kept.kept.find(({ proof }) => proof.kind === kind)!.planted

  test('shows its owner what is for him, and nothing of what is not, in no form (H4)', { timeout: 240_000 }, async () => {
    const { owner } = planted()
    await showsOwn(owner, kind, await expected(owner, 'mobile', 'tokenName'))
  })

  test('shows those who stand to it in another way what is for them', { timeout: 240_000 }, async () => {
    const all = Object.entries(planted().watchers)
    for (const [, person] of all) await showsOwn(person, kind, await expected(person))
    expect(all.length).toBeGreaterThan(0)
  })

  test('shows its witness all that is his: the same walk would have found it elsewhere', { timeout: 240_000 }, async () => {
    const { witness } = planted()
    const words = await expected(witness, 'tokenName')
    await showsOwn(witness, kind, words)
    const hidden = kept.kept.find(({ proof }) => proof.kind === kind)!.secrets.words
    expect(words).toEqual(
      expect.arrayContaining(Object.keys(hidden).flatMap((word) => (hidden[word] === 'nobody' ? [] : [`${kind} ${word}`]))),
    )
  })
})

test('a broken table leaves as a 500 without a word about itself, and is logged without what people wrote (H48)', async () => {
  await sql`alter table messages rename to hidden`.execute(w.db)
  const { owner, id } = kept.kept.find(({ proof }) => proof.kind === 'ticket')!.planted
  const asked = [
    await w.call(owner, tickets.thread, { id }),
    await w.call(owner, tickets.reply, { id, body: documentFromText(canaries['ticket body']!, 'ltr') }),
  ]
  await sql`alter table hidden rename to messages`.execute(w.db)
  for (const { status, text } of asked) {
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([500, ['type', 'title', 'status', 'code', 'requestId']])
    expect(text).not.toMatch(/hidden|relation|select|node_modules|\.ts/)
  }
  expect(lines.filter((line) => line.includes('a request failed')).length).toBe(2)
  expect(lines.join('')).toContain('messages')
})

test('no secret and no word that people wrote ever stands in a log line, at the finest level', async () => {
  const noura = await w.person('USER')
  unlogged.push(noura.cookie, noura.streamToken, noura.apiToken, TEST_PASSWORD, canaries['password']!, setupCode().toLowerCase())
  const signedIn = await w.call(null, identity.login, { email: noura.email, password: TEST_PASSWORD })
  unlogged.push(signedIn.body.access_token, /diwan_session=([^;]+)/.exec(signedIn.headers.get('set-cookie')!)![1]!)
  await w.call(null, identity.login, { email: noura.email, password: canaries['password']! })
  const first = {
    organisationNameAr: 'م',
    organisationNameEn: 'O',
    fullName: 'س',
    email: 'a@b.example',
    password: canaries['password']!,
  }
  await w.call(null, identity.setUp, { ...first, code: setupCode() })
  await w.call(null, identity.setUp, { ...first, code: setupCode().toLowerCase() })
  for (const path of [STREAM_PATH, `${STREAM_PATH}x`, '/live', '/api/tickets', '/nothing', `/%zz`]) {
    await (await fetch(`${w.base}${path}?jwt=${noura.streamToken}x&code=${setupCode()}`)).text()
    await rawCall(w.base, {
      method: 'POST',
      target: `${path}?jwt=${noura.streamToken}`,
      body: `{"password":"${canaries['password']!}"`,
    })
  }
  await openStream(w, noura.streamToken)
  const bearer = { authorization: `Bearer ${noura.apiToken}` }
  await w.call(null, tickets.list, {}, { headers: bearer })
  const made = await w.call(noura, identity.createApiToken, { name: 'x', days: 1, password: TEST_PASSWORD })
  unlogged.push(made.body.token)
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
  expect([...unlogged, ...Object.values(canaries)].filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toMatch(/jwt=[^[]/)
})
