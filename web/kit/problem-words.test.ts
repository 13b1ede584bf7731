import { page } from './testing/page.ts'
import { ar } from '@diwan/contract/kit/words.ar'
import { en } from '@diwan/contract/kit/words.en'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { problemFrom } from './call.ts'
import { fieldText, problemSentence, problemText, sayStateWith } from './problem-words.ts'

/** Some of the words that come with a form. */
const ofForms = {
  invalid_phone: 'Please enter a phone number of at least four digits',
  invalid_too_big_one: 'At most {{count}} is allowed',
}

beforeAll(() => {
  page.sessionStorage.clear()
  return i18next.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { kit: en, checks: ofForms }, ar: { kit: ar } },
  })
})

const REQUEST = '0190b3c1-0000-7000-8000-000000000001'
const refused = (code: string, status = 409) => problemFrom(status, { code, status, requestId: REQUEST })

describe('a refusal whose code this page does not know', () => {
  test.each(['never_heard_of', 'chat.full', 'toString', ''])(
    '%j is shown as a failure with the number of the request',
    (code) => {
      expect(problemText(refused(code))).toBe(`Operation failed (request number \u2066${REQUEST}\u2069)`)
      expect(problemSentence(refused(code))).toBe('Operation failed')
    },
  )

  test('is shown so in Arabic too', async () => {
    await i18next.changeLanguage('ar')
    expect(problemText(refused('chat.full'))).toBe(`فشلت العملية (رقم الطلب \u2066${REQUEST}\u2069)`)
    await i18next.changeLanguage('en')
  })
})

test('what is wrong with a field is said by the words of every screen or by those of forms', () => {
  expect(fieldText({ path: 'email', code: 'email' })).toBe('Please enter a valid e-mail address')
  expect(fieldText({ path: 'zone', code: 'phone' })).toBe('Please enter a phone number of at least four digits')
  expect(fieldText({ path: 'name', code: 'too_small', params: { minimum: 8 } })).toBe('At least 8 are needed')
  expect(fieldText({ path: 'name', code: 'too_big', params: { maximum: 1 } })).toBe('At most 1 is allowed')
})

test('a failure of the portal names the request by which it is found in the log', () => {
  expect(problemText(refused('failed', 500))).toBe(`Operation failed (request number \u2066${REQUEST}\u2069)`)
  expect(problemText(problemFrom(500, '<html>'))).toBe('Operation failed')
  expect(problemText(new Error('a bug of a screen'))).toBe('Operation failed')
})

test('a refusal with words of its own says these alone', () => {
  const code: ErrorCode = 'wrong_state'
  expect(problemText(refused(code))).toBe('This is not possible in its present state.')
})

describe('who comes too late', () => {
  const late = (overtaken: object, current?: unknown) => problemFrom(409, { code: 'changed_meanwhile', overtaken, current })

  test('reads who did this before, or who changed it', () => {
    expect(problemText(late({ by: 'Omar', same: true }))).toBe('\u2068Omar\u2069 did this before you.')
    expect(problemText(late({ by: 'عمر', same: false }))).toBe('\u2068عمر\u2069 changed this before you.')
  })

  test('reads the present state beside it, where a module can say it', () => {
    sayStateWith((current) => ((current as { kind?: string }).kind === 'thing' ? 'It is open.' : undefined))
    expect(problemText(late({ by: 'Omar', same: true }, { kind: 'thing' }))).toBe(
      '\u2068Omar\u2069 did this before you. It is open.',
    )
    expect(problemText(late({ by: 'Omar', same: true }, { kind: 'other' }))).toBe('\u2068Omar\u2069 did this before you.')
  })
})
