import { create } from 'zustand'
import { store, stored } from '../stored-values.ts'

interface Kept {
  readonly shown?: Readonly<Record<string, boolean>>
  readonly widths?: Readonly<Record<string, number>>
}
type All = Readonly<Record<string, Kept>>

/** Which columns of which table are shown, and how wide, in this browser; by the name of the list. */
// only this file writes it
const useAll = create<All>()(() => (stored('columns') ?? {}) as All)

const none: Kept = {}

export const useColumnsOf = (list: string | undefined): Kept => useAll((all) => (list && all[list]) || none)

function keep(list: string, kept: Kept): void {
  useAll.setState({ [list]: kept })
  store('columns', useAll.getState())
}

export function keepColumn(list: string, name: string, { shown, width }: { shown?: boolean; width?: number }): void {
  const kept = useAll.getState()[list] ?? none
  keep(list, {
    shown: { ...kept.shown, ...(shown !== undefined && { [name]: shown }) },
    widths: { ...kept.widths, ...(width !== undefined && { [name]: width }) },
  })
}

/** As the list comes. */
export const resetColumns = (list: string): void => keep(list, none)
