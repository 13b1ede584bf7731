import { ARAB_COUNTRIES } from '@diwan/core/countries'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import type { SettingName } from './use-settings.ts'
import { useNames } from './use-names.ts'

/** Keys made at run time cannot be typed. */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

const isColours = (value: object): value is Record<string, string> => !Array.isArray(value)
const NONE = '–'

/** A setting in the words of its reader, on one line. */
export function useSettingText(): (name: SettingName, value: unknown) => string {
  const { t } = useTranslation('settings')
  const nameOf = useLocalName()
  const names = useNames()
  return (name, value) => {
    if (value === null || value === '') return NONE
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (name === 'country' && typeof value === 'string') return names.country(value)
    if (name === 'monthNames' && typeof value === 'string')
      return ARAB_COUNTRIES.includes(value) ? names.monthStyle(value) : value
    if (name === 'weekStart' && typeof value === 'number') return names.weekday(value)
    if (name === 'weekend' && Array.isArray(value)) return names.days(value as number[])
    if (name === 'holidays' && Array.isArray(value))
      return names.list((value as { nameAr: string; nameEn: string }[]).map(nameOf))
    if (typeof value === 'object')
      return isColours(value) ? Object.values(value).join(' ') : t('entries', { count: (value as unknown[]).length })
    if (typeof value !== 'string' && typeof value !== 'number') return NONE
    const key = `value_${name}_${value}`
    return i18next.exists(key, { ns: 'settings' }) ? translate(key, { ns: 'settings' }) : String(value)
  }
}
