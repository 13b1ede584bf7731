import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that begins when it may and ends when it is told. */
function bench(atOnce: number) {
  const turns = createTurns(atOnce)
  const begun: string[] = []
  const ends = new Map<string, (failed?: Error) => void>()
  const take = (name: string): Promise<void> =>
    turns.take(name.slice(0, 1), () => {
      begun.push(name)
      return new Promise((resolve, reject) => ends.set(name, (failed) => (failed ? reject(failed) : resolve())))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, take, settle, end: (name: string, failed?: Error) => (ends.get(name)?.(failed), settle()) }
}

test('one at a time for each person, so many at once for all, and the next is the one who waited longest', async () => {
  const { begun, take, settle, end } = bench(2)
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => take(name))
  await settle()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun.at(-1)).toBe('c1') // not a second one of the same person
  all.push(take('d1'))
  await end('b1')
  expect(begun.at(-1)).toBe('a2')
  await end('c1')
  expect(begun.at(-1)).toBe('d1')
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'a3'])
  await end('a3')
  await end('d1')
  await Promise.all(all)
})

test('work that fails gives its place back', async () => {
  const { begun, take, settle, end } = bench(1)
  const [first, second] = [take('a1'), take('b1')]
  await settle()
  const refused = first.catch((error: Error) => error.message)
  await end('a1', new Error('no picture'))
  expect(await refused).toBe('no picture')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  await second
})
