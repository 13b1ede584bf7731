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
import { askedAt } from './light/use-mention-picker.ts'
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
]
test.each(asked)('%s', (_about, text, expected) => {
  expect(askedAt(text, text.length, [{ id: SARA, label: 'سارة' }])?.text).toBe(expected)
})

test('a field offers mentions only where its place says who can be mentioned', () => {
  const field = { features: 'light', value: '', onChange: () => undefined } as const
  const source = { people: () => ({ queryKey: [], queryFn: () => Promise.resolve([]) }) }
  const mentionable = mentioning({ source, mentioned: [], mention: () => undefined })
  const offers = 'aria-haspopup="listbox"'
  expect(drawn(<DocumentField {...field} />)).not.toContain(offers)
  expect(drawn(<DocumentField {...field} mentionable={mentionable} />)).toContain(offers)
})
