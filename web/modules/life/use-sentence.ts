import type { ActivityLine } from '@diwan/contract/life/schemas'
import i18next, { type ResourceNamespaceMap } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Keys made at run time cannot be typed. */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

/** `quickTasks.created` is worded by `quick-tasks`. */
const partsOf = (event: string): readonly [namespace: string, name: string] => {
  const dot = event.indexOf('.')
  const namespace = event.slice(0, dot).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [namespace, event.slice(dot + 1)]
}

/** Each module words its own events: `activity_<event>`, with `actor` and what is plain text or a number of the detail. */
export function useSentence(lines: readonly ActivityLine[]): (line: ActivityLine) => string {
  const modules = [...new Set(lines.map(({ event }) => partsOf(event)[0]))] as (keyof ResourceNamespaceMap)[]
  const { t } = useTranslation(['life', ...modules])
  return ({ event, by, detail }) => {
    const [ns, name] = partsOf(event)
    const actor = by?.fullName ?? t('activityPortal', { ns: 'life' })
    const key = `activity_${name}`
    if (!i18next.exists(key, { ns: ns as keyof ResourceNamespaceMap })) return t('activityOther', { ns: 'life', actor })
    const plain = Object.entries(detail).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    return translate(key, { ...Object.fromEntries(plain), actor, ns })
  }
}
