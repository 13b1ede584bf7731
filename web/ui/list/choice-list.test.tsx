import { MantineProvider } from '@mantine/core'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { ChoiceList } from './choice-list.tsx'

vi.mock('../../kit/environment.ts', () => ({ environment: {} }))

function drawn(done: boolean): string {
  const i18n = i18next.createInstance()
  void i18n.init({ lng: 'ar-SA', resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <ChoiceList label="Whom" options={[{ value: '1', label: 'Noura' }]} pick={() => undefined} done={done} />
      </MantineProvider>
    </I18nextProvider>,
  )
}

test('once one is picked its search takes no letters, and keeps the focus', () => {
  const input = (done: boolean) => /<input[^>]*>/.exec(drawn(done))?.[0]
  expect(input(false)).not.toContain('readOnly')
  expect(input(true)).toContain('readOnly')
  expect(drawn(true)).not.toContain('disabled=')
})
