import { ar } from '../../contract/training/words.ar.ts'
import { en } from '../../contract/training/words.en.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** One term for each thing: the glossary says which. A variant that means something else elsewhere is not used in a text. */
const VARIANTS = [/المنظمة/, /وحدة تنظيمية|الوحدة التنظيمية|الوحدات التنظيمية/, /منطقة الإدارة/, /لـ \\u2068/, /اكتب شيئًا من فضلك/]

const contract = path.join(import.meta.dirname, '../../contract')

test.each(VARIANTS)('no Arabic text says %s', (variant) => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ar.ts'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => variant.test(readFileSync(path.join(contract, file), 'utf8')))).toEqual([])
})

test('a status of an enrolment has one name on both screens and in the exported file', () => {
  for (const of of [ar, en])
    for (const status of ['NEW', 'OPEN', 'CHECKING', 'completed', 'REJECTED', 'CANCELED'] as const)
      expect([of[`learning_${status}`], of[`exported_${status}`]]).toEqual([of[`enrolment_${status}`], of[`enrolment_${status}`]])
})
