import { expect, test } from 'vitest'
import { keepReplacing } from './replacing.ts'

const lost = { name: 'web1', replace: () => Promise.reject(new Error('it did not come back')) }

test('a web process that does not come back is reported at once, and fails the caller that waits for the end, not the process', async () => {
  const said = Promise.withResolvers<string>()
  const replacing = keepReplacing({ webs: [lost] }, 1, said.resolve)
  expect(await said.promise).toContain('it did not come back')
  await new Promise((resolve) => setImmediate(resolve)) // an unhandled rejection would fail this file
  await expect(replacing.stop()).rejects.toThrow('it did not come back')
})
