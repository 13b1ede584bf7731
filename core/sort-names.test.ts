import { expect, test } from 'vitest'
import { byName, initialOf } from './sort-names.ts'

test('two spellings of one name stand side by side', () => {
  expect(['احمد', 'إبراهيم', 'ابتسام', 'أحمد'].toSorted(byName('ar'))).toEqual(['ابتسام', 'إبراهيم', 'أحمد', 'احمد'])
})

test('a list begins with the names in the script of the reader', () => {
  const names = ['Sara', 'سارة', 'Adam', 'آدم', '中文']
  expect([...names].toSorted(byName('ar'))).toEqual(['آدم', 'سارة', 'Adam', 'Sara', '中文'])
  expect([...names].toSorted(byName('en'))).toEqual(['Adam', 'Sara', 'آدم', 'سارة', '中文'])
})

test('room 2 comes before room 10, in either digits', () => {
  expect(['قاعة 10', 'قاعة 2'].toSorted(byName('ar'))).toEqual(['قاعة 2', 'قاعة 10'])
  expect(['قاعة ١٠', 'قاعة ٢'].toSorted(byName('ar'))).toEqual(['قاعة ٢', 'قاعة ١٠'])
})

test('the article may be ignored', () => {
  const names = ['الياسمين', 'بدر']
  expect([...names].toSorted(byName('ar'))).toEqual(['الياسمين', 'بدر'])
  expect([...names].toSorted(byName('ar', { ignoreArticle: true }))).toEqual(['بدر', 'الياسمين'])
})

test('the order does not depend on where the names stood before', () => {
  const names = ['a\u0000', 'a', 'A', 'أ', 'ا', '2', '٢']
  expect([...names].toReversed().toSorted(byName('ar'))).toEqual([...names].toSorted(byName('ar')))
})

test.each([
  ['أحمد سالم', 'أ'],
  ['مُحَمَّد', 'م'],
  ['عبد الله بن عمر', 'ع'],
  ['أبو بكر', 'أ'],
  ['sara haddad', 'S'],
  ['د. ليلى', 'ل'],
  ['د.ليلى', 'ل'],
  ['م. محمد', 'م'],
  ['أ. د. خالد', 'خ'],
  ['أ.د.خالد', 'خ'],
  ['د ليلى', 'ل'],
  ['الدكتورة ليلى', 'ل'],
  ['المهندس خالد', 'خ'],
  ['Dr. Omar', 'O'],
  ['Eng Omar', 'O'],
  ['Prof. Dr. Omar', 'O'],
  ['الحسن', 'ح'],
  ['د. الحسن', 'ح'],
  ['Al-Khatib', 'K'],
])('the avatar of %s shows %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})

test.each([
  ['دانا', 'د'],
  ['مريم', 'م'],
  ['أمل', 'أ'],
  ['السيد', 'س'],
  ['علي', 'ع'],
  ['Drew', 'D'],
  ['Alan', 'A'],
  ['Mrs', 'M'],
  ['د.', 'د'],
])('nothing is taken from the name %s that belongs to it', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})

test('a name made of titles is judged at once', () => {
  const began = performance.now()
  expect(initialOf(`${'د. '.repeat(20_000)}1`)).toBe('د')
  expect(performance.now() - began).toBeLessThan(100)
})

test('it is always one letter or none', () => {
  expect(['123', '', '👍', ' - '].map(initialOf)).toEqual(['', '', '', ''])
  expect(initialOf('7-Eleven')).toBe('E')
})
