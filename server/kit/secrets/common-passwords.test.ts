import { GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['Password1!', 'PASSWORD', '12345678', '!!Welcome2026$$', 'Qwerty123@', 'P@ssw0rd', '1Dragon1!', '@@123456@@'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['Wahat@456', 'Abcd1@', 'Jadida@2026', 'tR7$kqPz2&mX', 'correct horse battery', '٧٧٧', ''])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

test('neither is what the portal makes', async () => {
  const made = Array.from({ length: 500 }, () => generatePassword(randomBytes(GENERATED_PASSWORD_BYTES)))
  expect((await Promise.all(made.map(isCommonPassword))).filter(Boolean)).toEqual([])
})
