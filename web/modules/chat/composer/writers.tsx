import type { Present } from '@diwan/contract/kit/live'
import { useTranslation } from 'react-i18next'
import classes from './chat-composer.module.css'

/** Who is writing now. */
export function Writers({ people }: { people: readonly Present[] }) {
  const { t, i18n } = useTranslation('chat')
  const typing = people.filter(({ state }) => state.doing === 'typing')
  const names = new Intl.ListFormat(i18n.language).format(typing.map(({ fullName }) => `\u2068${fullName}\u2069`))
  return (
    <p className={classes['writers']} role="status" data-typing={typing.length || undefined}>
      {typing.length > 0 && t('typing', { count: typing.length, names })}
    </p>
  )
}
