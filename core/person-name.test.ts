import { expect, test } from 'vitest'
import { nameOfAddress, nameProblem, plainName } from './person-name.ts'

test.each([
  ['Ali \u202Egpj.exe', 'name_hidden'],
  ['نورة\u200F', 'name_hidden'],
  ['Sa\u200Bra', 'name_hidden'],
  ['Om\u00ADar', 'name_hidden'],
  ['\u2066Ali\u2069', 'name_hidden'],
  ['\u3164', 'name_hidden'],
  ['\u2800', 'name_hidden'],
  ['...', 'name_signs'],
  ['— —', 'name_signs'],
  ['😀', 'name_signs'],
  ['Аdmin', 'name_mixed'],
  ['Sаrа Haddad', 'name_mixed'],
  ['نورةA', 'name_mixed'],
  ['Ꭺdmin', 'name_mixed'],
] as const)('%j is no name: %s', (text, problem) => {
  expect(nameProblem(text)).toBe(problem)
})

test.each([
  'نورة الحربي',
  'نورة Haddad',
  'Al-Harbi',
  "Sean O'Brien",
  'José García',
  'د. سارة',
  'مُحَمَّد',
  '山田たろう',
  'Иван',
  'زيد 2',
  '',
])('%j is a name', (text) => {
  expect(nameProblem(text)).toBeUndefined()
})

test.each([
  ['reem.ghamdi@corp.sa', 'Reem Ghamdi'],
  ['omar_h-a@corp.sa', 'Omar H A'],
  ['sara+portal@corp.sa', 'Sara'],
  ['---@corp.sa', '---@corp.sa'],
])('a person of whom only the address %j is known is called %j', (email, name) => {
  expect(nameOfAddress(email)).toBe(name)
})

test('what came along at the ends of a name when it was copied is taken off, and nothing else', () => {
  expect(plainName('\u200f نورة السالم\u200e\u00a0')).toBe('نورة السالم')
  expect(plainName('\u202earaS')).toBe('\u202earaS')
  expect(plainName('Sa\u200bra')).toBe('Sa\u200bra')
})
