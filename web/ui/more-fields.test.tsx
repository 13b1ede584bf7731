import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { drawingOf } from '../kit/testing/hooks.ts'
import { MoreFields } from './more-fields.tsx'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../kit/testing/hooks.ts')).hooks,
}))
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

type Drawn = ReactElement<{ children?: ReactNode; hidden?: boolean; onClick?: () => void; value?: () => void }>

const field = <input name="optional" />

function block() {
  let needed = false
  const draw = drawingOf(() => MoreFields({ count: 2, needed, children: field }))
  const parts = () =>
    Children.toArray((draw() as Drawn | null)?.props.children).filter((part): part is Drawn => isValidElement(part))
  const button = () => parts().find(({ props }) => props.onClick)
  const frame = () => parts().find(({ props }) => !props.onClick)
  return {
    need: (now: boolean) => {
      needed = now
    },
    press: () => button()?.props.onClick?.(),
    reveal: () => (frame()?.props.children as Drawn | undefined)?.props.value?.(),
    hasButton: () => button() !== undefined,
    state: () => {
      const shown = frame()
      const holds = (shown?.props.children as Drawn | undefined)?.props.children === field
      return holds ? (shown?.props.hidden ? 'hidden' : 'shown') : 'absent'
    },
  }
}

test('fields that were opened stay mounted when they are folded again, and a held field opens them', () => {
  const { press, reveal, state } = block()
  expect(state()).toBe('absent')
  press()
  expect(state()).toBe('shown')
  press()
  expect(state()).toBe('hidden')
  reveal()
  expect(state()).toBe('shown')
})

test('fields that were needed once stay open', () => {
  const { need, hasButton, state } = block()
  need(true)
  expect([state(), hasButton()]).toEqual(['shown', false])
  need(false)
  expect([state(), hasButton()]).toEqual(['shown', false])
})
