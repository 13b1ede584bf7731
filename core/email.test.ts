import { expect, test } from 'vitest'
import { emailKey, plainEmail } from './email.ts'

test('what came along from elsewhere is no part of an address', () => {
  expect(plainEmail('\u200f noura@example.sa\u200b\u202c\u00a0')).toBe('noura@example.sa')
  expect(plainEmail('noura\u200d@example.sa')).toBe('noura@example.sa')
})

test('one address has one key, however its host is written', () => {
  const arabic = 'Noura@مثال.السعودية'
  const ascii = `noura@${new URL('http://مثال.السعودية').hostname}`
  expect(ascii).toMatch(/@xn--/)
  expect([emailKey(arabic), emailKey(ascii), emailKey(ascii.toUpperCase())]).toEqual([ascii, ascii, ascii])
  expect(emailKey('R&D@Example.SA')).toBe('r&d@example.sa')
  expect(emailKey('a@b c')).toBe('a@b c')
})
