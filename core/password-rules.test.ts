import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  adminPasswordProblems,
  GENERATED_PASSWORD_BYTES,
  generatePassword,
  passwordChangeProblems,
  passwordProblems,
} from './password-rules.ts'

test('five characters are refused, six accepted', () => {
  expect(passwordProblems('Aa1@b')).toEqual(['too_short'])
  expect(passwordProblems('Aa1@bc')).toEqual([])
})

test('a password without a digit, an uppercase or a lowercase letter is refused', () => {
  expect(passwordProblems('Aaaaa@')).toEqual(['digit_missing'])
  expect(passwordProblems('aaaa1@')).toEqual(['uppercase_missing'])
  expect(passwordProblems('AAAA1@')).toEqual(['lowercase_missing'])
})

test.each(Array.from('@$!%*?&'))('%s is special enough', (special) => {
  expect(passwordProblems(`Aaaa1${special}`)).toEqual([])
})

test('only # is not special enough, but it may stand beside one that is', () => {
  expect(passwordProblems('Aaaa1#')).toEqual(['special_missing'])
  expect(passwordProblems('Aaaa1#@')).toEqual([])
  expect(passwordProblems('سر Aa1@')).toEqual([])
})

test('no password is one problem, not six', () => {
  expect(passwordProblems('')).toEqual(['required'])
  expect(adminPasswordProblems('')).toEqual(['required'])
})

test('every missing thing is told at once', () => {
  expect(passwordProblems('سر')).toEqual([
    'too_short',
    'digit_missing',
    'uppercase_missing',
    'lowercase_missing',
    'special_missing',
  ])
})

test('the administrator gives at least eight characters, of any kind', () => {
  expect(adminPasswordProblems('aaaaaaa')).toEqual(['too_short'])
  expect(adminPasswordProblems('aaaaaaaa')).toEqual([])
})

test('a novel is refused as a password', () => {
  expect(passwordProblems(`Aa1@${'x'.repeat(125)}`)).toEqual(['too_long'])
})

test('the confirmation must match', () => {
  expect(passwordChangeProblems({ password: 'Aaaa1@', confirmation: 'Aaaa1!' })).toEqual(['confirmation_differs'])
})

test('the new password must differ from the current one', () => {
  expect(passwordChangeProblems({ password: 'Aaaa1@', confirmation: 'Aaaa1@', current: 'Aaaa1@' })).toEqual(['same_as_current'])
  expect(passwordChangeProblems({ password: 'Aaaa1@', confirmation: 'Aaaa1@', current: 'Bbbb2@' })).toEqual([])
  expect(passwordChangeProblems({ password: 'Aaaa1@', confirmation: 'Aaaa1@' })).toEqual([])
})

test('a generated password satisfies every form and is read without doubt', () => {
  const made = Array.from({ length: 300 }, () =>
    generatePassword(webcrypto.getRandomValues(new Uint8Array(GENERATED_PASSWORD_BYTES))),
  )
  for (const password of made) {
    expect([...passwordProblems(password), ...adminPasswordProblems(password)]).toEqual([])
    expect(password).not.toMatch(/[0O1lI]/)
  }
  expect(new Set(made).size).toBe(300)
})

test('no place of a generated password betrays its class', () => {
  const made = Array.from({ length: 300 }, () =>
    generatePassword(webcrypto.getRandomValues(new Uint8Array(GENERATED_PASSWORD_BYTES))),
  )
  expect(made.some((password) => !/^[2-9]/.test(password))).toBe(true)
  expect(made.some((password) => /[@$!%*?&]$/.test(password))).toBe(true)
})
