import { MantineProvider } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { WrittenInput } from './written-input.tsx'

// It reads what the server wrote into the page, and there is none.
vi.mock('../../../kit/reading.ts', () => ({ reading: () => ({}) }))

function drawn(node: ReactNode): string {
  const i18n = i18next.createInstance()
  void i18n.init({ lng: 'ar-SA', resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>{node}</MantineProvider>
    </I18nextProvider>,
  )
}

const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)

test('links in a question and in its help can be opened', () => {
  const field = {
    key: 'q',
    type: 'text',
    required: false,
    value: '',
    readonly: false,
    rule: {},
    labelAr: 'ما الذي يقوله https://example.com/policy؟',
    labelEn: '',
    helpAr: 'اقرأ https://example.com/help.',
    helpEn: '',
  } as Extract<Field, { type: 'text' }>
  const html = drawn(<WrittenInput field={field} answers={{}} names={{}} errors={{}} language="ar" change={() => undefined} />)
  expect(linksIn(html)).toEqual(['https://example.com/policy', 'https://example.com/help'])
})
