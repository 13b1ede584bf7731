import { expect, test } from 'vitest'
import { Problem } from '../../../kit/problem.ts'
import { isSuperseded, versionOfSame } from './same-content.ts'

const base = { nameEn: 'Laptop', unitId: null }
const refusal = (current: object) => new Problem('changed_meanwhile', 409, { current })

test('what is typed is saved on the version that publishing made', () => {
  expect(versionOfSame(base, refusal({ version: 4, content: { nameEn: 'Laptop' }, unit: null }))).toBe(4)
})

test('what somebody else wrote since is never replaced', () => {
  expect(versionOfSame(base, refusal({ version: 4, content: { nameEn: 'Notebook' }, unit: null }))).toBeUndefined()
  expect(versionOfSame(base, refusal({ version: 4, content: { nameEn: 'Laptop' }, unit: { id: 'a' } }))).toBeUndefined()
  expect(versionOfSame(base, new Problem('forbidden', 403))).toBeUndefined()
})

test('typed text that the portal has gives way to a newer version, also when the answer to saving it was lost', () => {
  const typed = { version: 1, content: { nameEn: 'Laptop' } }
  expect(isSuperseded({ ...typed, saved: true }, 2, { nameEn: 'Notebook' })).toBe(true)
  expect(isSuperseded({ ...typed, saved: false }, 2, { nameEn: 'Laptop' })).toBe(true)
  expect(isSuperseded({ ...typed, saved: false }, 2, { nameEn: 'Notebook' })).toBe(false)
  expect(isSuperseded({ ...typed, saved: true }, 1, { nameEn: 'Laptop' })).toBe(false)
})
