import { fold } from '@diwan/core/arabic-fold'
import { flagParts } from '@diwan/contract/access/matrix'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { valuesOf } from '../../kit/list/address.ts'
import type { MatrixDraft } from './use-matrix-draft.ts'
import { MODULES, shownRights, useRightWords } from './use-right-words.ts'

export interface RightGroup {
  readonly module: string
  readonly names: readonly string[]
}

export interface RightFilter {
  /** Only rights that roles hold differently. */
  readonly shown?: string | undefined
  /** Modules, with commas between them. */
  readonly module?: string | undefined
}

/** Rights by module, narrowed to what is looked for in either language's spelling. */
export function useRightGroups(filter: RightFilter, text: string, draft: MatrixDraft): RightGroup[] {
  const { nameOf, aboutOf, moduleOf } = useRightWords()
  const asked = fold(text.trim())
  const modules = valuesOf(filter.module)
  const differs = (name: string) => new Set(ROLES.map((role) => draft.now(role, name).join())).size > 1
  const fits = (name: string) =>
    (filter.shown === undefined || differs(name)) &&
    (asked === '' || fold([name, nameOf(name), aboutOf(name), moduleOf(flagParts(name).module)].join(' ')).includes(asked))
  return MODULES.filter((key) => modules.length === 0 || modules.includes(key))
    .map((module) => ({
      module,
      names: shownRights.filter((name) => flagParts(name).module === module && fits(name)),
    }))
    .filter(({ names }) => names.length > 0)
}
