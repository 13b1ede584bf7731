import { useTranslation } from 'react-i18next'
import classes from './presence-sign.module.css'
import { usePresences } from './use-presences.ts'

interface PresenceSignProps {
  readonly id: string
  /** In a line of text, with its word. */
  readonly words?: boolean
}

/** A dot at the photo of a person who is there or away. */
export function PresenceSign({ id, words = false }: PresenceSignProps) {
  const { t } = useTranslation('chat')
  const presence = usePresences([{ id }])(id)
  if (!presence) return null
  const word = t(`presence_${presence}`)
  if (words)
    return (
      <span className={classes['words']}>
        <span className={classes['sign']} data-presence={presence} aria-hidden />
        {word}
      </span>
    )
  return <span className={classes['sign']} data-presence={presence} role="img" aria-label={word} title={word} />
}
