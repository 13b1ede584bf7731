import { expect, test } from 'vitest'
import { inviteeOf, readAddresses, withoutRepeats, wrongAddresses } from './use-addresses.ts'

test('addresses are read as they were typed or pasted from a mail program', () => {
  const typed = 'reem@corp.sa, "Al-Harbi, Laila" <laila@corp.sa>;omar@corp.sa sara@corp.sa،\nReem Ghamdi <REEM@corp.sa>'
  expect(readAddresses('a@b.sa c@d.sa،e@f.sa')).toEqual(['a@b.sa', 'c@d.sa', 'e@f.sa'])
  expect(readAddresses(typed).at(-1)).toBe('Reem Ghamdi <REEM@corp.sa>')
  expect(inviteeOf('Reem Ghamdi <reem@corp.sa>')).toEqual({ email: 'reem@corp.sa', fullName: 'Reem Ghamdi' })
  expect(inviteeOf('reem@corp.sa')).toEqual({ email: 'reem@corp.sa', fullName: '' })
})

test('an address stands once, and what is none is named', () => {
  expect(withoutRepeats(['reem@corp.sa', 'Reem <REEM@corp.sa>'])).toEqual(['Reem <REEM@corp.sa>'])
  expect(wrongAddresses(['reem@corp.sa', 'reem'])).toEqual(['reem'])
})
