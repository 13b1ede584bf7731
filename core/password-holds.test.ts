import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordHolds } from './password-holds.ts'
import { GENERATED_PASSWORD_BYTES, generatePassword } from './password-rules.ts'

test.each([
  ['Noura@2026', ['Noura Al-Qahtani']],
  ['xNOURAx@1', ['Noura Al-Qahtani']],
  ['AlQahtani!7', ['Noura Al-Qahtani']],
  ['N-o-u-r-a@1Aa', ['Noura']],
  ['نورة@2026Aa', ['نُوره']],
  ['أحمد@2026Aa', ['احمد']],
  ['Ali@2026', ['Ali Omar']],
  ['Omar.Ali@1', ['omar.ali@corp.sa']],
  ['HealthX@2026', ['Ministry of Health']],
])('%s holds %j', (password, texts) => {
  expect(passwordHolds(password, texts)).toBe(true)
})

test.each([
  ['Wahat@456', ['Noura Al-Qahtani', 'noura@corp.sa', 'Al Ufuq Services']],
  ['Quality@2026', ['Ali Omar']],
  ['Alphabet@1', ['Al Ufuq']],
  ['Wahat@456', ['', '—', '١٢٣']],
])('%s holds none of %j', (password, texts) => {
  expect(passwordHolds(password, texts)).toBe(false)
})

test('what is generated holds no name', () => {
  const names = ['Noura Alqahtani', 'Ahmed Mansour', 'Horizon Services']
  let held = 0
  fc.assert(
    fc.property(fc.uint8Array({ minLength: GENERATED_PASSWORD_BYTES, maxLength: GENERATED_PASSWORD_BYTES }), (bytes) => {
      if (passwordHolds(generatePassword(bytes), names)) held += 1
    }),
    { numRuns: 2_000, seed: 7 },
  )
  expect(held).toBe(0)
})
