import { expect, test } from 'vitest'
import { fillPlaceholders } from './placeholders.ts'

test.each([
  ['مرحبًا {name}، طلبك {number}.', 'مرحبًا سارة، طلبك TKT-7.'],
  ['{constructor} {__proto__} {name.length} {{name}}', '{constructor} {__proto__} {name.length} {سارة}'],
  ['{agent} {Name}', '{name} {Name}'],
])('%s becomes %s', (text, filled) => {
  expect(fillPlaceholders(text, { name: '\u202Eسارة', number: 'TKT-7', agent: '{name}' })).toBe(filled)
})
