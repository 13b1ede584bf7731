import { ar } from '../../contract/training/words.ar.ts'
import { en } from '../../contract/training/words.en.ts'
import { ROLES } from '../../contract/access/vocabulary.ts'
import { ar as shellAr } from '../../contract/shell/words.ar.ts'
import { en as shellEn } from '../../contract/shell/words.en.ts'
import { ROLE_NAMES } from '../../contract/users/vocabulary.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { baseOf, readDictionaries } from './dictionaries.ts'

/** One term for each thing: the glossary says which. A variant that means something else elsewhere is not used in a text. */
const VARIANTS = [/المنظمة/, /وحدة تنظيمية|الوحدة التنظيمية|الوحدات التنظيمية/, /منطقة الإدارة/, /لـ \\u2068/, /اكتب شيئًا من فضلك/]

const contract = path.join(import.meta.dirname, '../../contract')

test.each(VARIANTS)('no Arabic text says %s', (variant) => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ar.ts'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => variant.test(readFileSync(path.join(contract, file), 'utf8')))).toEqual([])
})

/** An Arabic word of one meaning, and English words for it: sections of courses and pages have terms of their own. */
const TERMS = [
  {
    term: 'قسم',
    arabic: /(?<!\p{L})[وبفك]?(?:ال|لل|ل)?(?:قسم|أقسام)(?:ًا|ان|ين|ه|ها|ك|كم)?(?!\p{L})/u,
    english: /department/i,
  },
  {
    term: 'وحدة',
    arabic: /(?<!\p{L})[وبفك]?(?:ال|لل|ل)?(?:وحدة|وحدت|وحدات)(?:ه|ها|ك|كم)?(?!\p{L})/u,
    english: /module|macro|release|area/i,
  },
]

test.each(TERMS)('an Arabic text says $term only where the English one says $english', async ({ arabic, english }) => {
  const dictionaries = await readDictionaries(path.join(contract, '..'))
  const found = dictionaries.flatMap((dictionary) =>
    Object.entries(dictionary.ar)
      .filter(([, text]) => arabic.test(text))
      .map(([key]) => ({
        key: `${dictionary.namespace}: ${key}`,
        english: dictionary.en[key] ?? dictionary.en[`${baseOf(dictionary.ar, key)}_other`] ?? '',
      })),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((one) => !english.test(one.english))).toEqual([])
})

test('an Arabic text that is about a department names it by one term: إدارة is what is done, or who runs the portal', async () => {
  const dictionaries = await readDictionaries(path.join(contract, '..'))
  const found = dictionaries.flatMap(({ namespace, ar: arabic, en: english }) =>
    Object.entries(arabic)
      .filter(([key, text]) => {
        const names = /(?<!\p{L})[وبفكل]?(?:ال|لل)?إدار(?:ة|ات|ته|تها|تك|تكم)(?!\p{L})/u.test(text)
        return names && /department/i.test(english[key] ?? '') && !/قسم|أقسام/.test(text)
      })
      .map(([key]) => `${namespace}: ${key}`),
  )
  expect(found).toEqual([])
})

test.each(ROLES)('the role %s has one name on screen and in files', (role) => {
  expect(ROLE_NAMES[role]).toEqual([shellAr[`role_${role}`], shellEn[`role_${role}`]])
})

test('a status of an enrolment has one name on both screens and in the exported file', () => {
  for (const of of [ar, en])
    for (const status of ['NEW', 'OPEN', 'CHECKING', 'completed', 'REJECTED', 'CANCELED'] as const)
      expect([of[`learning_${status}`], of[`exported_${status}`]]).toEqual([of[`enrolment_${status}`], of[`enrolment_${status}`]])
})
