import { expect, test } from 'vitest'
import { z } from 'zod'
import { isEmail, isHttpUrl, isUuid } from './identifiers.ts'

const uuids = [
  '0192f0c1-7b3a-7cde-8f01-23456789abcd',
  '0192F0C1-7B3A-7CDE-8F01-23456789ABCD',
  '00000000-0000-0000-0000-000000000000',
]
const noUuids = [
  '',
  'ABC123',
  '0192f0c17b3a7cde8f0123456789abcd',
  '{0192f0c1-7b3a-7cde-8f01-23456789abcd}',
  '0192f0c1-7b3a-7cde-8f01-23456789abcg',
  '0192f0c1-7b3a-0cde-8f01-23456789abcd',
  '0192f0c1-7b3a-7cde-7f01-23456789abcd',
  ' 0192f0c1-7b3a-7cde-8f01-23456789abcd',
]

test.each(uuids)('%s is a UUID', (text) => {
  expect(isUuid(text)).toBe(true)
})

test.each(noUuids)('«%s» is no UUID', (text) => {
  expect(isUuid(text)).toBe(false)
})

test('addresses and bodies judge a UUID alike', () => {
  for (const text of [...uuids, ...noUuids]) expect([text, isUuid(text)]).toEqual([text, z.uuid().safeParse(text).success])
})

test.each([
  'http://diwan.example',
  'https://diwan.example/a?b=c#d',
  'HTTPS://DIWAN.EXAMPLE',
  'https://مثال.إختبار/صفحة',
  'http://10.0.0.1:8080/',
])('%s is an address of the web', (text) => {
  expect(isHttpUrl(text)).toBe(true)
})

test.each([
  '',
  'ftp://diwan.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'diwan.example',
  '//diwan.example',
  'http:diwan.example',
  'http://',
  'http://[',
  'https://diwan.example:99999',
  'https:///x',
  ' https://diwan.example',
  'https://diwan.example\n',
  'https://diwan.example/\u202Egpj.exe',
  `https://diwan.example/${'a'.repeat(2048)}`,
])('%j is no address of the web', (text) => {
  expect(isHttpUrl(text)).toBe(false)
})

test.each([
  'sara@diwan.example',
  'sara.haddad+tickets@mail.diwan.example',
  "o'neil_1@x-y.co",
  'SARA@DIWAN.EXAMPLE',
  'sara@مثال.إختبار',
  'a@xn--mgbh0fb.xn--kgbechtv',
])('mail reaches %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'sara',
  '@diwan.example',
  'sara@',
  'sara@diwan',
  'sara@@diwan.example',
  'sara haddad@diwan.example',
  '.sara@diwan.example',
  'sara.@diwan.example',
  'sa..ra@diwan.example',
  'sara@-diwan.example',
  'sara@diwan-.example',
  'sara@diwan..example',
  'sara@diwan.example.',
  'sara@diwan.1',
  'sara@10.0.0.1',
  'Sara <sara@diwan.example>',
  '"sara"@diwan.example',
  'sara@diwan.example\n',
  'sara@diwan.example,omar@diwan.example',
  `${'a'.repeat(65)}@diwan.example`,
  `sara@${'a'.repeat(64)}.example`,
  `sara@${'a.'.repeat(130)}example`,
])('mail does not reach %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each(['a', 'a@', 'a.', '@', 'a-', '.'])('fifty thousand times «%s» is refused at once', (piece) => {
  const text = piece.repeat(50_000)
  const began = performance.now()
  expect([isEmail(text), isHttpUrl(`http://${text}`), isUuid(text)]).toEqual([false, false, false])
  expect(performance.now() - began).toBeLessThan(50)
})
