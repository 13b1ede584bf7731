import { isolate } from '@diwan/core/direction'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

/** Keys made at run time cannot be typed; a missing one shows itself. */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

/** The words that modules have for their widgets. */
export function useWidgetWords() {
  useTranslation('dashboard')
  const word = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(key, {
      ns: 'dashboard',
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
      ),
    })
  return { word, titleOf: (key: string) => word(`widget_${key.replace('.', '_')}`) }
}
