import { namespaceOf } from '@diwan/contract/kit/namespace'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { units } from '@diwan/contract/units/endpoints'
import { useTranslation } from 'react-i18next'

const folderOf = (module: string): string => namespaceOf(`${module}.`)

type Held = OutputOf<typeof units.previewDelete>['records'][number]

/** How many of each kind, in the words of its module: "3 tickets", or that there are more than are counted. */
export function useHeldWords(records: readonly Held[]): string[] {
  // the words lie in the folder of the module; which ones there are is known by what the portal answered
  const { t } = useTranslation(['units', ...new Set(records.map(({ module }) => folderOf(module)))] as ['units'])
  const say = t as (key: string, options: object) => string
  return records.map(({ kind, module, count, more }) =>
    say(more ? `heldMore_${kind}` : `held_${kind}`, { ns: folderOf(module), ...(!more && { count }) }),
  )
}
