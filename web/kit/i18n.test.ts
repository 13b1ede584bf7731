import i18next from 'i18next'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Language } from './language.ts'

let speak: (language: Language) => Promise<void>

/** As much of a browser as words ask for. */
beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '', dir: '' }, getElementById: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('navigator', { language: 'ar-SA' })
  const words = await import('./i18n.ts')
  speak = words.speak
  await words.startWords()
})
afterAll(() => void vi.unstubAllGlobals())

const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

test('a key without words says itself, and the sentences beside it stay (S8.36)', async () => {
  expect([translate('invalid_nobody_wrote_this', { ns: 'kit' }), translate('save', { ns: 'kit' })]).toEqual([
    'invalid_nobody_wrote_this',
    'حفظ',
  ])
  await i18next.loadNamespaces('polls')
  expect([translate('greeting.of.a.module', { ns: 'polls' }), translate('count', { ns: 'polls', count: 3 })]).toEqual([
    'greeting.of.a.module',
    'count',
  ])
  await speak('en-US')
  expect([translate('told_unheard', { ns: 'kit' }), translate('save', { ns: 'kit' })]).toEqual(['told_unheard', 'Save'])
})
