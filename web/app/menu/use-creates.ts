import { holds } from '@diwan/contract/access/vocabulary'
import { moduleEntries, type ModuleKey } from '@diwan/contract/releases/registry'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { useModuleOffered, useModuleStatus } from '../module-status.ts'

export interface Create {
  readonly key: ModuleKey
  readonly to: string
  readonly label: string
  /** Further names, by which it is found. */
  readonly aliases: string
}

/** What this person may begin, by the modules that declare it. */
export function useCreates(person: SignedIn | null): Create[] {
  const { t } = useTranslation('releases')
  const isOffered = useModuleOffered(person)
  const status = useModuleStatus()
  return moduleEntries.flatMap(({ key: name, create }) => {
    const key = name as ModuleKey
    if (!create || !isOffered('user', key) || status(key) === 'COMING_SOON') return []
    if (!holds(person?.permissions ?? [], key, create.flag)) return []
    const label = t(`create_${key}` as 'create_tickets')
    return [{ key, to: create.to, label, aliases: t(`also_create_${key}` as 'also_create_tickets') }]
  })
}
