import { page } from './testing/page.ts'
import { endpoint } from '@diwan/contract/kit/endpoint'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queryClient } from './query-client.ts'
import { sendWrite } from './under-way.ts'
import { currentUndo, endUndo, takeUndo, undoable, UNDO_MS } from './undo.ts'
import { registerWrite } from './write.ts'

vi.mock('./kept-writes.ts', () => ({ keepWrite: () => Promise.resolve(), dropWrite: () => Promise.resolve() }))

const trash = endpoint({
  name: 'memos.trash',
  method: 'POST',
  path: '/api/memos/trash',
  summary: 'Moves a memo to the trash',
  access: { kind: 'signedIn' },
  input: z.strictObject({ id: z.string() }),
  output: z.object({ done: z.literal(true) }),
})
const restore = { ...trash, name: 'memos.restore', path: '/api/memos/restore' } as const

registerWrite(trash, { undo: undoable({ says: ['kit', 'delete'], by: restore, input: ({ id }) => ({ id }) }) })
registerWrite(restore)

const sent: string[] = []
let status = 200
beforeEach(() => {
  page.sessionStorage.clear()
  queryClient.mount()
  status = 200
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push(`${url.split('/').at(-1)} ${(JSON.parse(body) as { id: string }).id}`)
    return Promise.resolve(new Response(status === 200 ? '{"done":true}' : '{"code":"forbidden"}', { status }))
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  endUndo(currentUndo()?.id ?? '')
  queryClient.clear()
  queryClient.unmount()
  sent.length = 0
})

const send = (id: string) => sendWrite(trash.name, { input: { id }, requestId: crypto.randomUUID() }, { quiet: true })
const offered = async () => {
  await vi.waitFor(() => expect(currentUndo()).toBeDefined())
  return currentUndo()!
}

test('what was done can be taken back for ten seconds, by its counterpart and once only', async () => {
  send('one')
  const offer = await offered()
  expect([offer.ms, offer.says]).toEqual([UNDO_MS, ['kit', 'delete']])
  takeUndo(offer)
  takeUndo(offer)
  await vi.waitFor(() => expect(sent).toEqual(['trash one', 'restore one']))
  expect(currentUndo()).toBeUndefined()
})

test('what waits for the network is withdrawn instead, and never sent', async () => {
  onlineManager.setOnline(false)
  send('two')
  takeUndo(await offered())
  onlineManager.setOnline(true)
  send('three')
  await vi.waitFor(() => expect(sent).toEqual(['trash three']))
})

test('what was refused offers nothing to take back', async () => {
  status = 403
  send('four')
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll().at(-1)?.state.status).toBe('error'))
  expect(currentUndo()).toBeUndefined()
})

test('the newest is offered in place of the one before, which cannot be taken back any more', async () => {
  send('five')
  const first = await offered()
  send('six')
  await vi.waitFor(() => expect(currentUndo()?.id).not.toBe(first.id))
  takeUndo(first)
  endUndo(first.id)
  expect([sent, currentUndo() !== undefined]).toEqual([['trash five', 'trash six'], true])
})
