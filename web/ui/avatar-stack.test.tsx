import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { AvatarStack } from './avatar-stack.tsx'

// What the server wrote into the page is not there.
vi.mock('../kit/environment.ts', () => ({ environment: {} }))
vi.mock('./unit-beside.tsx', () => ({ UnitBeside: () => null }))

const people = Array.from({ length: 6 }, (_, place) => ({ id: `${place}`, fullName: `نورة ${place}`, busy: place === 0 }))

function drawn(count: number, label?: string): string {
  const i18n = i18next.createInstance()
  void i18n.init({ lng: 'ar-SA', resources: {}, initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AvatarStack people={people.slice(0, count)} {...(label && { label })} />
    </I18nextProvider>,
  )
}
const faces = (html: string) => html.match(/data-tone/g)?.length ?? 0

test('as many faces as there is room for, the rest counted in their place', () => {
  expect([0, 1, 4, 5, 6].map((count) => faces(drawn(count)))).toEqual([0, 1, 4, 3, 3])
  expect(drawn(4)).not.toContain('+')
  expect(drawn(6)).toContain('<bdi dir="ltr"')
  expect(drawn(6)).toMatch(/\+3<\/bdi>/)
})

test('it is one picture with a name, or silent where the words beside it say who', () => {
  expect(drawn(6, 'ستة أشخاص')).toMatch(/role="img" aria-label="ستة أشخاص"/)
  expect(drawn(6)).toMatch(/aria-hidden="true"/)
  expect(drawn(2).match(/data-busy/g)).toHaveLength(1)
})
