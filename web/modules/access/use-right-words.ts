import { flagParts, matrixFlags } from '@diwan/contract/access/matrix'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { useTranslation } from 'react-i18next'

const keys: readonly string[] = moduleEntries.map(({ key }) => key)
/** Modules of rights without a place in the menus: the directory, the audit log. */
const directory = [...new Set([...matrixFlags.keys()].map((name) => flagParts(name).module))].filter((one) => !keys.includes(one))
/** In the order of the registry, then what has no key. */
export const MODULES: readonly string[] = [...keys, ...directory]

const comingSoon = new Set<string>(moduleEntries.filter(({ status }) => status === 'COMING_SOON').map(({ key }) => key))

/** Entering a module that is not built leads to its announcement; nothing else of it can be used. */
const isBuilt = (name: string): boolean => {
  const { module, flag } = flagParts(name)
  return !comingSoon.has(module) || flag === 'enter' || flag === 'administer'
}

/** The rights that have an effect, in the order of the matrix. */
export const shownRights: readonly string[] = [...matrixFlags]
  .filter(([name, { reserved }]) => !reserved && isBuilt(name))
  .map(([name]) => name)

/** Names and sentences of rights, modules and relations in the reader's language. */
export function useRightWords() {
  const { t, i18n } = useTranslation(['access', 'releases'])
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  const keyOf = (name: string) => {
    const { flag } = flagParts(name)
    return flag === 'enter' || flag === 'administer' ? flag : name
  }
  const relationOf = (relation: Relation) => t(`relation_${relation}`)
  return {
    nameOf: (name: string) => t(`flag_${keyOf(name)}` as 'flag_enter'),
    aboutOf: (name: string) => t(`about_${keyOf(name)}` as 'about_enter'),
    moduleOf: (key: string) =>
      directory.includes(key) ? t(`module_${key}` as 'module_users') : t(`name_${key}` as 'name_tickets', { ns: 'releases' }),
    relationOf,
    relationsOf: (relations: readonly Relation[]) =>
      relations.length === 0 ? t('relationNone') : list.format(relations.map(relationOf)),
  }
}
