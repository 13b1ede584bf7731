import { isUuid } from '@diwan/core/identifiers'
import { store, stored } from '../../kit/stored-values.ts'

/** Where the reader was last in this browser: the menu leads there again. */
export const keepLastWorkspace = ({ id }: { readonly id: string }): void => store('workspace', id)

export function lastWorkspace(): string | undefined {
  const id = stored('workspace')
  return id !== undefined && isUuid(id) ? id : undefined
}
