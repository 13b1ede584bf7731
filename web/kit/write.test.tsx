import { page } from './testing/page.ts'
import { endpoint } from '@diwan/contract/kit/endpoint'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queryClient } from './query-client.ts'
import { sendWrite, withdrawWrite } from './under-way.ts'
import { registerWrite, useWrite, type Write } from './write.ts'
import { showSuccessWith } from './write-outcome.ts'

/** The waits of what is sent again are seconds of their own. */
const eventually = (fact: () => void) => vi.waitFor(fact, { timeout: 10_000 })

const { kept } = vi.hoisted(() => ({ kept: new Set<string>() }))
vi.mock('./kept-writes.ts', () => ({
  keepWrite: (_person: string, { requestId }: { requestId: string }) => Promise.resolve(kept.add(requestId)),
  dropWrite: (_person: string, requestId: string) => Promise.resolve(kept.delete(requestId)),
}))

const close = endpoint({
  name: 'things.close',
  method: 'POST',
  path: '/api/things/close',
  summary: 'Closes a thing',
  access: { kind: 'signedIn' },
  input: z.strictObject({ id: z.string() }),
  output: z.object({ done: z.literal(true) }),
})

const sent: string[] = []
const undone: string[] = []
const done: string[] = []
registerWrite(close, {
  begin:
    (_client, { input }) =>
    () =>
      undone.push(input.id),
  done: (_client, _output, { input }) => done.push(input.id),
})
let answer: () => Promise<Response>
const closed = () => Promise.resolve(new Response('{"done":true}'))

beforeEach(() => {
  page.sessionStorage.clear()
  queryClient.mount()
  answer = closed
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { id: string }).id)
    return answer()
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
  queryClient.unmount()
  for (const list of [sent, undone, done]) list.length = 0
})

const send = (id: string) => {
  const requestId = crypto.randomUUID()
  sendWrite(close.name, { input: { id }, requestId })
  return requestId
}
const underWayNow = () => queryClient.getMutationCache().findAll({ status: 'pending' }).length

test('a command that waits for the network is withdrawn: it never goes, and what it showed early is undone', async () => {
  onlineManager.setOnline(false)
  const first = send('first')
  send('second')
  await eventually(() => expect(kept.size).toBe(2))
  await eventually(() => expect(queryClient.getMutationCache().getAll()[0]?.state.context).toBeDefined())
  expect(withdrawWrite(first)).toBe('withdrawn')
  expect([undone, withdrawWrite(first)]).toEqual([['first'], 'settled'])
  onlineManager.setOnline(true)
  await eventually(() => expect(done).toEqual(['second']))
  await eventually(() => expect([sent, kept.size, underWayNow()]).toEqual([['second'], 0, 0]))
})

test('a command withdrawn in the moment it was given never goes either', async () => {
  onlineManager.setOnline(false)
  expect(withdrawWrite(send('hasty'))).toBe('withdrawn')
  onlineManager.setOnline(true)
  send('next')
  await eventually(() => expect(done).toEqual(['next']))
  expect([sent, undone, kept.size]).toEqual([['next'], ['hasty'], 0])
})

test('one that was sent cannot be withdrawn, and is told of where no screen shows it any more', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const requestId = send('sent')
  await eventually(() => expect(sent).toEqual(['sent']))
  expect(withdrawWrite(requestId)).toBe('sent')
  resolve(new Response('{"done":true}'))
  await eventually(() => expect(done).toEqual(['sent']))
  expect(withdrawWrite(requestId)).toBe('settled')
})

test('one that was lost on its way may have arrived: it goes on waiting', async () => {
  answer = () => {
    onlineManager.setOnline(false)
    return Promise.reject(new TypeError('network'))
  }
  const requestId = send('lost')
  await eventually(() =>
    expect(queryClient.getMutationCache().getAll()[0]?.state).toMatchObject({ isPaused: true, failureCount: 1 }),
  )
  expect(withdrawWrite(requestId)).toBe('sent')
  answer = closed
  onlineManager.setOnline(true)
  await eventually(() => expect(done).toEqual(['lost']))
})

/** As a screen has it in its hands. */
function writeOfScreen(): Write<typeof close> {
  let rendered: Write<typeof close> | undefined
  const Screen = () => ((rendered = useWrite(close)), null)
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
  return rendered!
}

const rename = { ...close, name: 'things.rename', path: '/api/things/rename' } as const
registerWrite(rename, { renews: ({ input }) => [['things', input.id], ['lists']], says: () => ['kit', 'save'] })

const renewedAfter = async (response: () => Promise<Response>) => {
  const keys = [
    ['things', 'one'],
    ['things', 'two'],
    ['lists', 'of', 'things'],
  ]
  for (const key of keys) queryClient.setQueryData(key, [])
  answer = response
  sendWrite(rename.name, { input: { id: 'one' }, requestId: crypto.randomUUID() })
  await eventually(() => expect(['success', 'error']).toContain(queryClient.getMutationCache().getAll().at(-1)?.state.status))
  return keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map((key) => key.join(' '))
}

test('a write renews the queries it names and says so once, in the words of its module', async () => {
  await i18next.init({ lng: 'en', resources: { en: { kit: { save: 'Saved' } } }, returnNull: false })
  const toasts: string[] = []
  showSuccessWith((text) => toasts.push(text))
  expect(await renewedAfter(closed)).toEqual(['things one', 'lists of things'])
  await eventually(() => expect(toasts).toEqual(['Saved']))
})

test('a refusal renews them too, for what is held is out of date, and says no success', async () => {
  const toasts: string[] = []
  showSuccessWith((text) => toasts.push(text))
  const refused = () => Promise.resolve(new Response('{"code":"changed_meanwhile"}', { status: 409 }))
  expect(await renewedAfter(refused)).toEqual(['things one', 'lists of things'])
  expect(toasts).toEqual([])
})

test('three clicks send once and say so once', async () => {
  const write = writeOfScreen()
  const click = () => write.mutate({ id: 'clicked' })
  click()
  click()
  click()
  await eventually(() => expect(done).toEqual(['clicked']))
  expect(sent).toEqual(['clicked'])
  write.mutate({ id: 'other' })
  await eventually(() => expect(done).toEqual(['clicked', 'other']))
})
