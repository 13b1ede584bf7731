import i18next from 'i18next'
import { instantText } from '../../kit/formats.ts'

/** Keys made at run time cannot be typed. */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string
const known = (key: string, ns: 'access' | 'releases') => i18next.exists(key, { ns })
const word = (key: string, ns: 'access' | 'releases') => (known(key, ns) ? translate(key, { ns }) : undefined)

/** `tickets.assign` as the matrix of rights names it, with its module; nothing where it is no right. */
export function rightName(name: string): string | undefined {
  const dot = name.lastIndexOf('.')
  const [module, flag] = [name.slice(0, dot), name.slice(dot + 1)]
  const general = flag === 'enter' || flag === 'administer'
  const right = word(`flag_${general ? flag : name}`, 'access')
  const of = word(`name_${module}`, 'releases') ?? word(`module_${module}`, 'access')
  return right && of ? `${of} · ${right}` : right
}

/** `group assigned`, or `deny 2026-11-20T08:00:00.000Z`, in words. */
export function rightValue(recorded: string, language: string): string {
  const parts = recorded.split(' ').map((part) => {
    const instant = Date.parse(part)
    if (/^\d{4}-/.test(part) && !Number.isNaN(instant)) return instantText(instant / 1_000)
    return word(`effect_${part}`, 'access') ?? word(`relation_${part}`, 'access') ?? part
  })
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(parts)
}
