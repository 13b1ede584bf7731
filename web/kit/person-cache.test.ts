import { page } from './testing/page.ts'
import { endpoint } from '@diwan/contract/kit/endpoint'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startPersonCache } from './person-cache.ts'
import { keptText } from './kept-text.ts'
import { registerWrite } from './write.ts'

const { kept, dropped } = vi.hoisted(() => ({
  kept: [
    { name: 'things.rename', requestId: 'one', input: { name: 'new' }, at: 1 },
    {
      name: 'things.add',
      requestId: 'three',
      input: { name: 'milk' },
      line: { name: 'things', typed: 'milk #list', notMeant: [] },
      at: 3,
    },
    { name: 'gone.since', requestId: 'two', input: {}, at: 2 },
  ],
  dropped: [] as string[],
}))
vi.mock('./kept-writes.ts', () => ({
  keepWrite: () => Promise.resolve(),
  dropWrite: (_person: string, requestId: string) => Promise.resolve(dropped.push(requestId)),
  dropWrites: () => Promise.resolve(),
  keptWrites: () => Promise.resolve(kept),
}))
vi.mock('./kept-parts.ts', () => ({ dropAllParts: () => Promise.resolve() }))
vi.mock('./kept-queries.ts', () => ({ keepQueries: () => Promise.resolve(), dropQueries: () => Promise.resolve() }))
vi.mock('./session.ts', () => ({ session: () => ({ metadata: { id: 'me' } }), onSession: () => undefined }))

/** Of a module that is called otherwise. */
const thing = (command: 'rename' | 'add') =>
  endpoint({
    name: `things.${command}`,
    method: 'POST',
    path: `/api/things/${command}`,
    summary: 'Writes a thing.',
    access: { kind: 'signedIn' },
    input: z.strictObject({ name: z.string() }),
    output: z.object({ done: z.literal(true) }),
  })

test('what waited over a reload is sent, whatever module its endpoint is written in; what is known no more is dropped, and a refused line is back in its field', async () => {
  page.sessionStorage.clear()
  const sent: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url)
    if (url.endsWith('/add')) return Promise.resolve(new Response('{"code":"forbidden"}', { status: 403 }))
    return Promise.resolve(new Response('{"done":true}'))
  })
  startPersonCache(() => Promise.resolve([registerWrite(thing('rename')), registerWrite(thing('add'))]))
  await vi.waitFor(() => expect(dropped.toSorted()).toEqual(['one', 'three', 'two']))
  expect(sent).toHaveLength(2)
  expect(keptText('things', [])).toEqual([{ typed: 'milk #list', notMeant: [], code: 'forbidden', fields: [] }])
})
