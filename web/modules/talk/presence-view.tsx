import type { Present } from '@diwan/contract/kit/live'
import { useTranslation } from 'react-i18next'
import { AvatarStack } from '../../ui/avatar-stack.tsx'
import { DOING } from './use-presence.ts'
import classes from './presence-view.module.css'

const BUSY: ReadonlySet<string> = new Set([DOING.reply, DOING.note])

/** Who else has this thread open. */
export function Viewers({ people }: { people: readonly Present[] }) {
  const { t } = useTranslation('talk')
  const names = useNames()
  if (people.length === 0) return null
  const text = t('hereNow', { names: names(people) })
  const stacked = people.map(({ state, ...person }) => ({ ...person, busy: BUSY.has(state.doing) }))
  return <AvatarStack people={stacked} size={28} most={5} label={text} data-viewers />
}

/** Who is writing now, above the field for writing the same. */
export function Writers({ people }: { people: readonly Present[] }) {
  const { t } = useTranslation('talk')
  const names = useNames()
  const replying = people.filter(({ state }) => state.doing === DOING.reply)
  const noting = people.filter(({ state }) => state.doing === DOING.note)
  return (
    <p className={classes['writers']} role="status">
      {replying.length > 0 && <span>{t('replyingNow', { names: names(replying) })}</span>}
      {noting.length > 0 && <span>{t('notingNow', { names: names(noting) })}</span>}
    </p>
  )
}

/** Each name in its own direction: two scripts may stand in one line. */
function useNames() {
  const { i18n } = useTranslation()
  return (people: readonly Present[]): string =>
    new Intl.ListFormat(i18n.language).format(people.map(({ fullName }) => `\u2068${fullName}\u2069`))
}
