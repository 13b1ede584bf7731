import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('questions of one moment are one query; one asked while it runs is a query of its own', async () => {
  const queries: string[][] = []
  let open: () => void = () => undefined
  const ask = coalesce(async (names) => {
    queries.push([...names])
    if (queries.length === 1) await new Promise<void>((resolve) => (open = resolve))
    return new Map(names.map((name) => [name, `${name}${queries.length}`]))
  })
  const first = [ask('a'), ask('b'), ask('a')]
  await expect.poll(() => queries).toEqual([['a', 'b']])
  expect(await ask('a')).toBe('a2')
  open()
  expect(await Promise.all(first)).toEqual(['a2', 'b2', 'a2'])
  expect(queries).toEqual([['a', 'b'], ['a']])
})

test('a query that fails rejects the calls it answers, and none after them', async () => {
  let fail = true
  const ask = coalesce((names) =>
    fail ? Promise.reject(new Error('connection lost')) : Promise.resolve(new Map(names.map((name) => [name, 1]))),
  )
  expect((await Promise.allSettled([ask('a'), ask('b')])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fail = false
  expect(await ask('a')).toBe(1)
})
