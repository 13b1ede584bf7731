import { useTranslation } from 'react-i18next'
import classes from './typed-early.module.css'

interface TypedEarlyProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Keeps what is typed while the palette loads, so that the first letters after its shortcut are not lost. */
export function TypedEarly({ text, onChange }: TypedEarlyProps) {
  const { t } = useTranslation('shell')
  return (
    <input
      ref={focus}
      className={classes['unseen']}
      aria-label={t('palette')}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
