import { expect, test } from 'vitest'
import { ownVersions } from './own-versions.ts'

const first = { id: 'a', version: 1, title: 'One' }
const second = { id: 'a', version: 1, title: 'One and two' }

test('a change made before the answer to an earlier one is sent with the version of that answer, each record by itself', async () => {
  const { prepare, done } = ownVersions<typeof first>()
  expect(await prepare({ input: first })).toEqual(first)
  done(undefined, { version: 2 }, { input: first })
  expect(await prepare({ input: second })).toEqual({ ...second, version: 2 })
  done(undefined, { version: 3 }, { input: second })
  expect(await prepare({ input: first })).toEqual({ ...first, version: 3 })
  expect(await prepare({ input: { ...first, id: 'b' } })).toEqual({ ...first, id: 'b' })
})

test('a version that somebody else made is never sent for one that was seen before it', async () => {
  const { prepare, done } = ownVersions<typeof first>()
  done(undefined, { version: 2 }, { input: first })
  expect(await prepare({ input: { ...first, version: 3 } })).toMatchObject({ version: 3 })
  done(undefined, { version: 4 }, { input: { ...first, version: 3 } })
  expect(await prepare({ input: first })).toMatchObject({ version: 2 })
})
