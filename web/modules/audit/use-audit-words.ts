import type { AuditEntry, AuditName } from '@diwan/contract/audit/schemas'
import { AUDITED_MODULES, type AuditedModule } from '@diwan/contract/audit/vocabulary'
import i18next, { type ResourceNamespaceMap } from 'i18next'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../kit/formats.ts'
import { rightName, rightValue } from './sentence.ts'

/** Keys made at run time cannot be typed. */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

const moduleOf = (event: string): string => event.slice(0, event.indexOf('.'))
/** Titles and partners are worded by the module of people. */
const homes: Readonly<Record<string, string>> = { titles: 'users', partners: 'users' }
const RIGHTS = 'access'
const homeOf = (event: string): string => homes[moduleOf(event)] ?? moduleOf(event)
const isAudited = (module: string): module is AuditedModule => AUDITED_MODULES.some((one) => one === module)

type Entry = Pick<AuditEntry, 'event' | 'names'>

/** The log in the words of its reader: each module words its own events (`audit_…`), fields (`field_…`) and values (`value_…`). */
export function useAuditWords(events: readonly string[]) {
  const homesOf = new Set(events.map(homeOf))
  if (homesOf.has(RIGHTS)) homesOf.add('releases') // names of modules
  const { t, i18n } = useTranslation(['audit', 'kit', ...([...homesOf] as (keyof ResourceNamespaceMap)[])])
  const nameOf = useLocalName()
  const known = (ns: string, ...keys: string[]) =>
    keys.find((key) => i18next.exists(key, { ns: ns as keyof ResourceNamespaceMap }))

  const areaOf = (module: string): string =>
    isAudited(module) ? t(`area_${module}`, { ns: 'audit' }) : t('areaElsewhere', { ns: 'audit' })
  const sentence = ({ event }: Pick<Entry, 'event'>): string => {
    const [ns, module, name] = [homeOf(event), moduleOf(event), event.slice(event.indexOf('.') + 1)]
    const key = known(ns, ...(ns === module ? [] : [`audit_${module}_${name}`]), `audit_${name}`)
    if (key) return translate(key, { ns })
    const own = known('audit', `event_${module}_${name}`)
    return own ? translate(own, { ns: 'audit' }) : t('otherEvent', { ns: 'audit', area: areaOf(module) })
  }
  const field = ({ event }: Entry, path: string): string => {
    const ns = homeOf(event)
    const right = ns === RIGHTS ? rightName(path) : undefined
    if (right) return right
    const words = path.split('.').map((part) => {
      const key = `field_${part}`
      const home = [ns, 'audit'].find((one) => known(one, key))
      return home ? translate(key, { ns: home }) : part
    })
    return words.join(' · ')
  }
  const value = (entry: Entry, path: string, given: unknown): string => {
    if (given === null || given === undefined || given === '') return t('nothing', { ns: 'audit' })
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no', { ns: 'audit' })
    if (typeof given === 'number' || typeof given === 'string') return single(entry, path, given)
    if (Array.isArray(given))
      return given.length === 0 ? t('nothing', { ns: 'audit' }) : joined(given.map((one: unknown) => value(entry, path, one)))
    return group(entry, given as Record<string, unknown>)
  }
  const single = (entry: Entry, path: string, given: string | number): string => {
    const name: AuditName | undefined = entry.names[given]
    if (name) return nameOf(name)
    const ns = homeOf(entry.event)
    if (ns === RIGHTS && typeof given === 'string' && rightName(path)) return rightValue(given, i18n.language)
    const key = known(ns, `value_${path.split('.').at(-1)}_${given}`)
    if (key) return translate(key, { ns })
    const role = path.split('.').at(-1) === 'role' && known('shell', `role_${given}`)
    if (role) return translate(role, { ns: 'shell' })
    return typeof given === 'number' ? numberText(given, i18n.language) : given
  }
  const group = (entry: Entry, given: Record<string, unknown>): string => {
    const { nameAr, nameEn, from, to } = given
    if (typeof nameAr === 'string' && typeof nameEn === 'string') return nameOf({ nameAr, nameEn })
    if (typeof from === 'string' && typeof to === 'string') return `\u2068${from} – ${to}\u2069`
    return joined(Object.entries(given).map(([name, inner]) => `${field(entry, name)}: ${value(entry, name, inner)}`))
  }
  const joined = (parts: readonly string[]): string => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)

  return {
    sentence,
    field,
    value,
    areaOf,
    objectName: ({ object }: Pick<AuditEntry, 'object'>) => (object.name ? nameOf(object.name) : ''),
  }
}

export type AuditWords = ReturnType<typeof useAuditWords>
