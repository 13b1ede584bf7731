import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkAnswers } from './check.ts'
import { Answers, FieldList } from './field.ts'
import { missingTexts } from './missing-texts.ts'
import { setProblems } from './set-problems.ts'

const TODAY = '2026-11-20'

interface Form {
  readonly nameEn: string
  readonly fields: unknown
  readonly cases: readonly { readonly given: object; readonly kept?: object; readonly wrong?: object }[]
}
/** Marked by hand: what is kept of each sheet, or what is wrong with it. */
const forms = JSON.parse(readFileSync(new URL('./forty-forms.json', import.meta.url), 'utf8')) as Form[]

test('there are forty of them, each different', () => {
  expect(new Set(forms.map(({ nameEn }) => nameEn)).size).toBe(40)
})

test.each(forms.map((form) => [form.nameEn, form] as const))('%s', (_name, form) => {
  const fields = FieldList.parse(form.fields)
  expect(setProblems(fields, { complete: true })).toEqual([])
  expect(missingTexts(fields)).toEqual({ ar: 0, en: 0 })
  for (const { given, kept, wrong } of form.cases) {
    const { values, problems } = checkAnswers(fields, Answers.parse(given), TODAY)
    const found = Object.fromEntries(problems.map(({ key, code }) => [key, code]))
    expect(wrong ? found : [values, found], JSON.stringify(given)).toEqual(wrong ?? [kept, {}])
  }
})
