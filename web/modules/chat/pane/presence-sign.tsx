import { useTranslation } from 'react-i18next'
import classes from './presence-sign.module.css'
import { usePresences } from './use-presences.ts'

/** A dot at the photo of a person who is there or away. */
export function PresenceSign({ id }: { readonly id: string }) {
  const { t } = useTranslation('chat')
  const presence = usePresences([{ id }])(id)
  if (!presence) return null
  const word = t(`presence_${presence}`)
  return <span className={classes['sign']} data-presence={presence} role="img" aria-label={word} title={word} />
}
