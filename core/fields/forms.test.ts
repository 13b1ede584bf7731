import { expect, test } from 'vitest'
import forms from './forty-forms.json' with { type: 'json' }
import { checkAnswers } from './check.ts'
import { Answers, FieldList } from './field.ts'
import { missingTexts } from './missing-texts.ts'
import { setProblems } from './set-problems.ts'

const TODAY = '2026-11-20'
const cases: readonly { given: object; kept?: object; wrong?: object }[][] = forms.map((form) => form.cases)

test('there are forty of them, each different', () => {
  expect(new Set(forms.map(({ nameEn }) => nameEn)).size).toBe(40)
})

test.each(forms.map((form, at) => [form.nameEn, form, at] as const))('%s', (_name, form, at) => {
  const fields = FieldList.parse(form.fields)
  expect(setProblems(fields, { complete: true })).toEqual([])
  expect(missingTexts(fields)).toEqual({ ar: 0, en: 0 })
  for (const { given, kept, wrong } of cases[at] ?? []) {
    const { values, problems } = checkAnswers(fields, Answers.parse(given), TODAY)
    const found = Object.fromEntries(problems.map(({ key, code }) => [key, code]))
    expect(wrong ? found : [values, found], JSON.stringify(given)).toEqual(wrong ?? [kept, {}])
  }
})
