import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { LinkedText } from './linked-text.tsx'

// It reads what the server wrote into the page, and there is none.
vi.mock('../kit/reading.ts', () => ({ reading: () => ({}) }))

function drawn(node: ReactNode): string {
  const i18n = i18next.createInstance()
  void i18n.init({ lng: 'ar-SA', resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>{node}</MantineProvider>
    </I18nextProvider>,
  )
}

const linksIn = (html: string): string[] =>
  [...html.replaceAll('<wbr/>', '').matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, shown]) => `${href} ${shown}`)
const both = (address: string): string => `${address} ${address}`

test('a long path or address breaks behind its signs, and shorter words as they stand', () => {
  const html = drawn(
    <LinkedText text="see /srv/data/archive_2026/report.final.pdf and https://example.com/a/b?c=1&d=2 up-to-date" />,
  )
  const shown = html.slice(html.indexOf('<bdi'))
  const pieces = shown.replaceAll(/<(?!wbr)[^>]*>/g, '').split('<wbr/>')
  expect(pieces.slice(0, 6)).toEqual(['see /', 'srv/', 'data/', 'archive_', '2026/', 'report.'])
  expect(pieces.at(-1)).toBe('2 up-to-date')
})

test('a link ends where its address ends, and what follows it stays text', () => {
  const html = drawn(<LinkedText text={'انظر (https://example.com/عطارد_(كوكب))، ثم أجب'} />)
  expect(linksIn(html)).toEqual([both('https://example.com/عطارد_(كوكب)')])
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('انظر (https://example.com/عطارد_(كوكب))، ثم أجب')
  expect(html).toContain('dir="rtl"')
})

test('only addresses of the web are links, and mark-up is text', () => {
  const html = drawn(<LinkedText text={'javascript:alert(1) <b>https://example.com/a</b>'} />)
  expect(linksIn(html)).toEqual([both('https://example.com/a')])
  expect(html).toContain('&lt;b&gt;')
})
