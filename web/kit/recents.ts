import { isUuid } from '@diwan/core/identifiers'
import { useInterface, type Recent } from './interface-state.ts'

const KEPT = 6

const idIn = (path: string): string => path.split(/[/?=&]/).find(isUuid) ?? ''

/** A record was opened: it stands first among the recent ones of this tab until somebody signs out. */
export function noteRecent({ to, label = '', id = idIn(to) }: Pick<Recent, 'to'> & Partial<Pick<Recent, 'label' | 'id'>>): void {
  const isSame = (one: Recent) => one.to === to || (id !== '' && one.id === id)
  useInterface.setState(({ recents }) => ({
    recents: [{ to, label, id, at: Math.floor(Date.now() / 1_000) }, ...recents.filter((one) => !isSame(one))].slice(0, KEPT),
  }))
}
