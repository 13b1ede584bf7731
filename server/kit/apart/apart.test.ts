import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Apart, type Bounds } from './apart.ts'

/** What the thread of these tests does. */
const PROGRAM = `
import { serveTasks } from '${new URL('serve.ts', import.meta.url).href}'
serveTasks(async (task) => {
  if (task === 'for ever') for (;;);
  if (task === 'much') for (const all = [];;) all.push(new Array(1_000).fill(Math.random()))
  if (task === 'buffers') for (const all = [];;) all.push(new Uint8Array(8_000_000).fill(1))
  if (task === 'breaks') throw new Error('it broke')
  if (task === 'ends') setTimeout(() => process.exit(0), 50)
  if (task === 'secrets') return JSON.stringify(process.env)
  return task
})
`
const folderOf = path.dirname(fileURLToPath(import.meta.url))

let folder: string
let program: URL
beforeAll(async () => {
  folder = await mkdtemp(path.join(folderOf, '.apart-'))
  const file = path.join(folder, 'program.ts')
  await writeFile(file, PROGRAM)
  program = pathToFileURL(file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const apart = (bounds: Partial<Bounds> = {}) =>
  new Apart<string, string>(program, { seconds: 30, megabytes: 64, atOnce: 2, ...bounds })

test('work is done in another thread, which knows no secret, while this one goes on', async () => {
  const thread = apart()
  expect(await thread.run('sara', 'words')).toBe('words')
  expect(await thread.run('sara', 'secrets')).toBe('{}')
})

test('a thread that never ends, or takes too much memory, is ended; the next task is done', async () => {
  const thread = apart({ seconds: 1 })
  expect(await thread.run('sara', 'for ever')).toBeUndefined()
  expect(await apart({ megabytes: 16 }).run('sara', 'much')).toBeUndefined()
  expect(await apart({ megabytesBeside: 128 }).run('sara', 'buffers')).toBeUndefined()
  expect(await apart().run('sara', 'after')).toBe('after')
})

test('the start of a thread is not counted where it has a time of its own', async () => {
  const thread = apart({ seconds: 1, startSeconds: 30 })
  expect(await thread.run('sara', 'words')).toBe('words')
  expect(await thread.run('sara', 'for ever')).toBeUndefined()
})

test('what fails in it is an error here', async () => {
  const thread = apart()
  await expect(thread.run('sara', 'breaks')).rejects.toThrow('it broke')
  expect(await thread.run('sara', 'after')).toBe('after')
})

test('a thread that ends while it waits for a task is given none', async () => {
  const begun: Worker[] = []
  const note = (worker: Worker): void => void begun.push(worker)
  process.on('worker', note)
  try {
    const thread = apart({ seconds: 5 })
    expect(await thread.run('sara', 'ends')).toBe('ends')
    await once(begun[0]!, 'exit')
    expect(await thread.run('sara', 'after')).toBe('after')
  } finally {
    process.off('worker', note)
  }
})
