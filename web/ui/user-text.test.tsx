import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { UserInput } from './user-input.tsx'
import { UserTextarea } from './user-textarea.tsx'
import { UserText } from './user-text.tsx'

// It reads what the server wrote into the page, and there is none.
vi.mock('../kit/reading.ts', () => ({ reading: () => ({}) }))

type Page = 'ar-SA' | 'en-US'

/** As it is drawn on a page of this language. */
function drawn(page: Page, node: ReactNode): string {
  const i18n = i18next.createInstance()
  void i18n.init({ lng: page, resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>{node}</MantineProvider>
    </I18nextProvider>,
  )
}

const directionIn = (html: string): string | undefined => /\bdir="(\w+)"/.exec(html)?.[1]

const RTL = ['rtl', 'rtl']
const LTR = ['ltr', 'ltr']
const THE_PAGE = ['rtl', 'ltr']

const cases: readonly (readonly [about: string, text: string, expected: readonly string[]])[] = [
  ['only Arabic', 'طابعة الدور الثالث', RTL],
  ['only Latin', 'Printer on the third floor', LTR],
  ['a Latin word first in an Arabic sentence', 'Zoom اجتماع الفريق', RTL],
  ['two Latin words first in an Arabic sentence', 'SAP ERP تعذّر الدخول إلى النظام', RTL],
  ['an Arabic word first in an English sentence', 'ديوان is down since nine', RTL],
  ['one Arabic word inside an English sentence', 'The report for الرياض is missing two pages', LTR],
  ['an id first', '#4527 طلب صلاحية', RTL],
  ['a number first', '3 شاشات لا تعمل', RTL],
  ['Arabic digits before English', '٣ screens are dark', LTR],
  ['emoji first', '🔥 الخادم متوقف', RTL],
  ['emoji before English', '🔥 Server is down', LTR],
  ['a quote first', '«VPN» لا يتصل من المنزل', RTL],
  ['a quote in English', '"الرياض" office: no network', RTL],
  ['a mention first', '@sara هل وصلك الطلب؟', RTL],
  ['a link first', 'https://diwan.example/help لا يفتح', RTL],
  ['an address first', 'help@diwan.example لا يرد', RTL],
  ['brackets first', '(عاجل) Teams', RTL],
  ['chosen by hand', '\u200FOK', RTL],
  ['only a number', '4527', THE_PAGE],
  ['only a link', 'https://diwan.example', THE_PAGE],
  ['only emoji', '👍', THE_PAGE],
]

test.each(cases)('%s: «%s» is drawn and typed in its own direction', (_about, text, expected) => {
  const on = (page: Page) => [
    directionIn(drawn(page, <UserText text={text} />)),
    directionIn(drawn(page, <UserText text={text} lines={1} />)),
    directionIn(drawn(page, <UserInput value={text} readOnly />)),
    directionIn(drawn(page, <UserTextarea value={text} readOnly />)),
  ]
  const [arabic, english] = expected
  expect(on('ar-SA')).toEqual(Array.from({ length: 4 }, () => arabic))
  expect(on('en-US')).toEqual(Array.from({ length: 4 }, () => english))
})

test('the groups of a phone number keep their order on an Arabic page', () => {
  expect(directionIn(drawn('ar-SA', <UserText text="+966 50 123 4567" />))).toBe('ltr')
})

test('a direction that was stored with the text wins', () => {
  expect(directionIn(drawn('ar-SA', <UserText text="OK" dir="rtl" />))).toBe('rtl')
})

test('the hint of an empty input has the direction of the page', () => {
  expect(directionIn(drawn('ar-SA', <UserInput value="" placeholder="Search" readOnly />))).toBeUndefined()
})

test('paragraphs of both directions go each their own way, those of one together', () => {
  const field = (value: string) => drawn('ar-SA', <UserTextarea value={value} readOnly />)
  expect(field('Zoom اجتماع الفريق\nاليوم')).not.toContain('data-paragraphs')
  expect(field('مرحبا\n\n4527')).not.toContain('data-paragraphs')
  expect(field('مرحبا\nPlease look')).toContain('data-paragraphs="mixed"')
})

test('the tooltip of a text that has room is empty, and lit parts stay lit', () => {
  const html = drawn('ar-SA', <UserText text="Zoom اجتماع" lit={[[0, 4]]} lines={1} />)
  expect(html).not.toContain('title=')
  expect(html).toMatch(/<mark[^>]*>Zoom<\/mark> اجتماع/)
})
