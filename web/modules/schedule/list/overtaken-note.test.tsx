import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { OvertakenNote } from './overtaken-note.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

type Drawn = ReactElement<{ children?: ReactNode; onClick?: () => void }>

const buttons = (node: ReactNode): Drawn[] =>
  Children.toArray(node)
    .filter((one): one is Drawn => isValidElement(one))
    .flatMap((one) => (one.props.onClick ? [one] : buttons(one.props.children)))

test('what was typed is kept or given up where somebody else has saved', () => {
  const form = { overtaken: true, keepMine: vi.fn<() => void>(), reset: vi.fn<() => void>() }
  const [keep, load] = buttons(OvertakenNote({ text: '', form }))
  keep!.props.onClick!()
  expect([form.keepMine, form.reset].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  load!.props.onClick!()
  expect(form.reset).toHaveBeenCalledOnce()
  expect(OvertakenNote({ text: '', form: { ...form, overtaken: false } })).toBeNull()
})
