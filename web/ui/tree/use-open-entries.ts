import { create } from 'zustand'
import { onSession } from '../../kit/session.ts'
import { store, stored } from '../../kit/stored-values.ts'

type Opened = Readonly<Record<string, readonly string[]>>

/** A tree of thousands of opened entries is not kept whole. */
const MOST = 200

function kept(): Opened {
  const trees = Object.entries(stored('trees') ?? {})
  return Object.fromEntries(
    trees.flatMap(([name, ids]) => (Array.isArray(ids) ? [[name, ids.filter((id) => typeof id === 'string')]] : [])),
  )
}

const useOpened = create<Opened>()(kept)

onSession((now) => {
  if (!now) useOpened.setState(kept(), true) // forgotten with the person
})

const none: readonly string[] = []

/** Which entries of a tree are unfolded in this browser. */
export function useOpenEntries(tree: string) {
  const open = useOpened((all) => all[tree] ?? none)
  const set = (ids: readonly string[]): void => {
    useOpened.setState({ [tree]: ids.slice(-MOST) })
    store('trees', useOpened.getState())
  }
  return {
    isOpen: (id: string): boolean => open.includes(id),
    toggle: (id: string): void => set(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]),
    unfold: (ids: readonly string[]): void => {
      const closed = ids.filter((id) => !open.includes(id))
      if (closed.length > 0) set([...open, ...closed])
    },
  }
}
