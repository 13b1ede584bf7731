import { chat, chatPeople, chatTalk } from '@diwan/contract/chat/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../testing/documents.ts'
import type { TestPerson } from '../testing/people.ts'
import { rawCall } from '../testing/raw-call.ts'
import { storagePlaces } from '../testing/storage-places.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'

const content = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.from('0123456789'.repeat(70_000)), Buffer.from('\n'), pdf()])
const N = content.length

describe.each(['disk', 'bucket'] as const)('parts of a file on a %s', (place) => {
  let w: World
  let sara: TestPerson
  let omar: TestPerson
  let stranger: TestPerson
  let chatId: string
  let id: string
  /** What was opened, and how much of it was read. */
  const opened: { part: unknown; read: number }[] = []

  beforeAll(async () => {
    const make = await storagePlaces[place]()
    w = await world({
      storage: async (folder) => {
        const storage = await make(folder)
        return { ...storage, lend: async (file, variant, part) => counted(await storage.lend(file, variant, part), part) }
      },
    })
    ;[sara, omar, stranger] = [await w.person('USER'), await w.person('TECH'), await w.person('SUPER_ADMIN')]
    chatId = (await w.call(sara, chat.create, { name: 'فريق', userIds: [omar.id] })).body.id
    const bytes = Uint8Array.from(content)
    id = (await w.call(sara, files.upload, { name: 'عقد.pdf', purpose: 'attachment10' }, { bytes })).body.id
    await w.call(sara, chatTalk.say, { id: chatId, body: documentFromText('العقد', 'rtl'), attachments: [id] })
  })

  async function* counted(bytes: AsyncIterable<Uint8Array>, part: unknown): AsyncGenerator<Uint8Array> {
    const one = { part, read: 0 }
    opened.push(one)
    for await (const chunk of bytes) {
      one.read += chunk.length
      yield chunk
    }
  }

  const ask = (who: TestPerson | null, headers: Record<string, string>, method = 'GET') =>
    fetch(`${w.base}/files/${id}`, { method, headers: { ...(who && { cookie: `diwan_session=${who.cookie}` }), ...headers } })
  const told = async (headers: Record<string, string>) => {
    const answer = await ask(omar, headers)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      length: answer.headers.get('content-length'),
      bytes,
    }
  }

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, N - 1],
    ['bytes=5-70000', 5, 70_000],
    ['bytes=300000-300009', 300_000, 300_009],
    [`bytes=${N - 1}-`, N - 1, N - 1],
    ['bytes=-7', N - 7, N - 1],
    [`bytes=-${N * 2}`, 0, N - 1],
    ['bytes=10-999999999999999999999', 10, N - 1],
  ])('%s is that part and no byte more, and nothing else is read', async (range, from, to) => {
    opened.length = 0
    const { bytes, ...head } = await told({ range })
    expect(head).toEqual({ status: 206, range: `bytes ${from}-${to}/${N}`, length: String(to - from + 1) })
    expect(bytes.equals(content.subarray(from, to + 1))).toBe(true)
    expect(opened).toEqual([{ part: { from, to }, read: to - from + 1 }])
  })

  test.each([`bytes=${N}-`, 'bytes=99999999999999999999-', 'bytes=-0'])(
    '%s does not exist: 416, and how long it is',
    async (range) => {
      opened.length = 0
      const { status, range: said, bytes } = await told({ range })
      expect([status, said, JSON.parse(bytes.toString()).code]).toEqual([416, `bytes */${N}`, 'range_not_satisfiable'])
      expect(opened).toEqual([])
    },
  )

  test('an odd range brings the whole, never an error', async () => {
    const odd = ['bytes=', 'bytes=-', 'bytes=z-9', 'bytes=9-1', 'bytes=0-1,5-6', 'items=0-9', 'bytes=--5', '%', '-'.repeat(4_000)]
    for (const range of odd) {
      const { status, range: said, bytes } = await told({ range })
      expect([range, status, said, bytes.equals(content)]).toEqual([range, 200, null, true])
    }
  })

  test('a range that is said twice brings the whole', async () => {
    const cookie = `diwan_session=${omar.cookie}`
    const headers = { cookie, range: ['bytes=0-1', 'bytes=5-6'] } as unknown as Record<string, string>
    const { status, text } = await rawCall(w.base, { method: 'GET', target: `/files/${id}`, headers })
    expect([status, text.length]).toEqual([200, N])
  })

  test('a part fits only a copy of this content: by its name, or by its date, else the whole comes (If-Range)', async () => {
    const first = await ask(omar, {}, 'HEAD')
    const [etag, changed] = [first.headers.get('etag')!, first.headers.get('last-modified')!]
    const range = 'bytes=4-9'
    const statusWith = async (ifRange: string) => (await told({ range, 'if-range': ifRange })).status
    expect(await Promise.all([etag, changed].map(statusWith))).toEqual([206, 206])
    const others = [`W/${etag}`, etag.slice(1, -1), '"another"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'today', '*']
    expect(await Promise.all(others.map(statusWith))).toEqual(others.map(() => 200))
    expect((await told({ 'if-range': etag })).status).toBe(200)
  })

  test('who holds it is told so, whatever part is asked for', async () => {
    const head = await ask(omar, {}, 'HEAD')
    const range = 'bytes=4-9'
    expect((await told({ range, 'if-none-match': head.headers.get('etag')! })).status).toBe(304)
    expect((await told({ range, 'if-none-match': '*' })).status).toBe(304)
    expect((await told({ range, 'if-modified-since': head.headers.get('last-modified')! })).status).toBe(304)
    expect((await told({ range, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(206)
    expect(
      (await told({ range, 'if-none-match': '"other"', 'if-modified-since': head.headers.get('last-modified')! })).status,
    ).toBe(206)
  })

  test('HEAD says how long it is and that it comes in parts, and opens nothing', async () => {
    opened.length = 0
    for (const headers of [{}, { range: 'bytes=0-9' }, { range: `bytes=${N}-` }] as Record<string, string>[]) {
      const answer = await ask(omar, headers, 'HEAD')
      const said = ['accept-ranges', 'content-length', 'content-type', 'content-range'].map((name) => answer.headers.get(name))
      expect([answer.status, ...said]).toEqual([200, 'bytes', String(N), 'application/pdf', null])
      expect((await answer.arrayBuffer()).byteLength).toBe(0)
    }
    expect(opened).toEqual([])
  })

  test('a part leaves sandboxed, its type not guessed, and is asked for again at each use (H31)', async () => {
    const { headers } = await ask(omar, { range: 'bytes=0-9' })
    expect([headers.get('content-security-policy'), headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(
      ["default-src 'none'; sandbox", 'nosniff', 'private, no-cache'],
    )
  })

  test('no byte and no length of it is for who may not read the record, from the moment they may not (H5, H62)', async () => {
    const hidden = async (who: TestPerson | null) => {
      const answers = await Promise.all(
        ['bytes=0-9', `bytes=${N}-`, 'bytes=-5'].map((range) => ask(who, { range, 'if-range': '"x"' })),
      )
      answers.push(await ask(who, { range: 'bytes=0-9' }, 'HEAD'))
      return answers.map(({ status, headers }) => [status, headers.get('content-range'), headers.get('etag')].join())
    }
    expect(await hidden(stranger)).toEqual(Array.from({ length: 4 }, () => '404,,'))
    expect(await hidden(null)).toEqual(Array.from({ length: 4 }, () => '404,,'))
    expect((await told({ range: 'bytes=0-9' })).status).toBe(206)
    await w.call(sara, chatPeople.removePerson, { id: chatId, userId: omar.id })
    expect(await hidden(omar)).toEqual(Array.from({ length: 4 }, () => '404,,'))
  })
})
