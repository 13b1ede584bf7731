import { MantineProvider } from '@mantine/core'
import { documentFromText, type Document } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { DocumentField } from './document-field.tsx'
import { mentioning } from './light/mention-area.tsx'
import { mentionQueryAt, namesEachWord, narrowed, replacedName } from './model/mention-name.ts'
import { WrittenText } from './written-text.tsx'

// The session asks the network, and a field what the server wrote into the page; there is neither.
vi.mock('../../kit/session.ts', () => ({ useSession: () => ({ metadata: { id: SARA } }), onSession: () => undefined }))
vi.mock('../../kit/reading.ts', () => ({ reading: () => ({}) }))
vi.mock('../../kit/environment.ts', () => ({ environment: {} }))
vi.mock('../links/public.ts', () => ({ ShortIdLink: ({ typed }: { typed: string }) => <a href="/found">{typed}</a> }))

const SARA = '01890000-0000-7000-8000-000000000001'

function drawn(node: ReactNode): string {
  const i18n = i18next.createInstance()
  void i18n.init({ lng: 'ar-SA', resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>{node}</MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const written = (document: Document) => drawn(<WrittenText document={document} />)

test('mark-up that somebody writes is shown as words', () => {
  const html = written(documentFromText('<img src=x onerror=alert(1)> <b>x</b>', 'rtl'))
  expect(html).not.toMatch(/<(img|b)\b/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('only addresses of the web become links', () => {
  const html = written(documentFromText('https://diwan.example/a, javascript:alert(1)', 'rtl'))
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://diwan.example/a'])
})

test.each([
  ['8f3a22c1-77d0-4b1e-9c55-0a1b2c3d4e5f'],
  ['SES-48213097'],
  ['noura.al-2@diwan.example'],
  ['+966 50 123 4567'],
  ['@omar'],
  ['%localappdata%\\Microsoft\\OneAuth'],
  ['\\\\srv01\\docs\\_archive'],
])('%s stands in one line from the left, and a path breaks behind a backslash', (token) => {
  const html = written(documentFromText(`انتهت الجلسة ${token}، ثم عادت`, 'rtl'))
  const [, inside = ''] = /<bdi dir="ltr"[^>]*>(.*?)<\/bdi>/.exec(html) ?? []
  expect(inside.replaceAll('<wbr/>', '')).toBe(token)
  expect(
    inside
      .split('<wbr/>')
      .slice(0, -1)
      .every((part) => part.endsWith('\\')),
  ).toBe(true)
})

test('words with a hyphen and letters of a language stay words', () => {
  expect(written(documentFromText('well-known و ٣-٤ مرات', 'rtl'))).not.toContain('<bdi dir="ltr"')
})

test('each block has the direction that was computed for it', () => {
  const html = written(documentFromText('مرحبا\nhello', 'rtl'))
  expect([...html.matchAll(/<p dir="(\w+)"/g)].map(([, dir]) => dir)).toEqual(['rtl', 'ltr'])
})

test('a mention names its person, and stands out for the person it names', () => {
  const html = written(documentFromLightText('@سارة', [{ id: SARA, label: 'سارة' }], 'rtl'))
  expect(html).toContain(`data-mention="${SARA}" data-me="true"`)
  expect(html).toContain('@سارة')
})

const asked: readonly (readonly [about: string, text: string, expected: string | undefined])[] = [
  ['what is typed after @ is asked for', 'مرحبا @فا', 'فا'],
  ['names have spaces', '@فاطمة الز', 'فاطمة الز'],
  ['an address is not a mention', 'sara@diwan', undefined],
  ['a space right after @ is none', '@ فا', undefined],
  ['a person who was chosen is not asked for again', '@سارة ثم', undefined],
  ['a longer name than the chosen one is another name', '@سارةعلي', 'سارةعلي'],
  ['punctuation ends a name', '@Omar, please', undefined],
  ['a name may have a hyphen and an apostrophe', "@Anne-Marie O'Br", "Anne-Marie O'Br"],
  ['a line break ends a name', '@Omar\nplease', undefined],
]
test.each(asked)('%s', (_about, text, expected) => {
  expect(mentionQueryAt(text, text.length, [{ id: SARA, label: 'سارة' }])?.text).toBe(expected)
})

test('a caret inside a finished mention asks for nobody, until a letter is typed there', () => {
  const mentioned = [{ id: SARA, label: 'سارة الأحمد' }]
  expect(mentionQueryAt('@سارة الأحمد ', 3, mentioned)).toBeUndefined()
  expect(mentionQueryAt('@ساxرة الأحمد ', 4, mentioned)?.text).toBe('ساx')
  const typedInside = documentFromLightText('@ساxرة الأحمد', mentioned, 'rtl')
  expect(JSON.stringify(typedInside)).not.toContain('"mention"')
})

const picks: readonly (readonly [about: string, before: string, behind: string, expected: string])[] = [
  ['the typed beginning of a name', '@نو', '', '@نورة القحطاني '],
  ['a name in front of other words', '@نورة', ' please call me', '@نورة القحطاني please call me'],
  ['a name with the caret inside of it', '@نو', 'رة راجع', '@نورة القحطاني راجع'],
  ['a name typed directly before another word', '@نو', 'please', '@نورة القحطاني please'],
  ['a name with punctuation behind it', '@نورة.', '', '@نورة القحطاني.'],
  ['a name and a space', 'يا @نورة ', '', 'يا @نورة القحطاني '],
]
test.each(picks)('a pick replaces only the name: %s', (_about, before, behind, expected) => {
  const text = before + behind
  const query = mentionQueryAt(text, before.length, [])!
  const { to, after } = replacedName(text, query, 'نورة القحطاني')
  expect(`${text.slice(0, query.from)}@نورة القحطاني${after}${text.slice(to)}`).toBe(expected)
})

test('the answer to the beginning of a name serves a longer one only where it is complete and names somebody', () => {
  const people = [{ person: { id: SARA, fullName: 'نورة القحطاني', photo: null }, sees: true }]
  const answer = { text: 'نو', people }
  expect(narrowed(answer, 'نوره ال', 8)).toEqual(people)
  expect(narrowed(answer, 'نورة please', 8)).toBeUndefined()
  expect(narrowed(answer, 'خالد', 8)).toBeUndefined()
  expect(narrowed(answer, 'نورة', 1)).toBeUndefined()
  expect(narrowed({ ...answer, text: '' }, 'نورة', 8)).toBeUndefined()
})

test.each([
  ['Sara Ah', 'Sara Ahmed', true],
  ['Sarah Ahmad', 'Sara Ahmed', true],
  ['Ahmed Sara', 'Sara Ahmed', true],
  ['Noura Qahtani', 'نورة القحطاني', true],
  ['نوره القح', 'نورة القحطاني', true],
  ['Sara sorry', 'Sara Ahmed', false],
  ['Sara sorry', 'سارة أحمد', false],
  ['Noura near', 'Noura Alqahtani', false],
  ['Sara Ahmed sure', 'Sara Ahmed', false],
  ['سارة سر', 'سارة أحمد', false],
])('"%s" names each a word of %s: %s', (typed, name, names) => {
  expect(namesEachWord(typed, name)).toBe(names)
})

test('a field offers mentions only where its place says who can be mentioned', () => {
  const field = { features: 'light', value: '', onChange: () => undefined } as const
  const source = { people: () => ({ queryKey: [], queryFn: () => Promise.resolve([]) }) }
  const mentionable = mentioning({ source, mentioned: [], mention: () => undefined })
  const offers = 'aria-haspopup="listbox"'
  expect(drawn(<DocumentField {...field} />)).not.toContain(offers)
  expect(drawn(<DocumentField {...field} mentionable={mentionable} />)).toContain(offers)
})
