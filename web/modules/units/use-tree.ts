import { create } from 'zustand'

/** What is unfolded and where the keyboard stands: a group's own address draws the page again, the tree stays as it was. */
interface TreeState {
  open: ReadonlySet<string>
  current: string | undefined
  /** The keyboard was in the tree when the page was drawn again. */
  focused: boolean
  archived: boolean
}

export const useTree = create<TreeState>()(() => ({
  open: new Set<string>(),
  current: undefined,
  focused: false,
  archived: false,
}))

export function setOpen(ids: readonly string[], open: boolean): void {
  useTree.setState((state) => {
    const next = new Set(state.open)
    for (const id of ids) {
      if (open) next.add(id)
      else next.delete(id)
    }
    return { open: next }
  })
}
