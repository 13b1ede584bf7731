import { create } from 'zustand'
import { onSession } from '../../kit/session.ts'
import { store, stored } from '../../kit/stored-values.ts'

/** How the menu of this browser stands: a rail, and which of its parts are folded. */
interface MenuState {
  readonly rail: boolean
  readonly folded: readonly string[]
}

function kept(): MenuState {
  const { rail, folded } = stored('menu') ?? {}
  const names = Array.isArray(folded) ? folded.filter((name) => typeof name === 'string') : []
  return { rail: rail === true, folded: names }
}

export const useMenuState = create<MenuState>()(kept)

onSession((now) => {
  if (!now) useMenuState.setState(kept()) // forgotten with the person
})

function change(by: (now: MenuState) => Partial<MenuState>): void {
  useMenuState.setState(by)
  store('menu', { ...useMenuState.getState() })
}

export const toggleRail = (): void => change(({ rail }) => ({ rail: !rail }))

export const toggleFold = (name: string): void =>
  change(({ folded }) => ({ folded: folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name] }))
