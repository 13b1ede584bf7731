import { useTranslation } from 'react-i18next'
import classes from './typed-early.module.css'

interface TypedEarlyProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onClose: () => void
  readonly onAll: (text: string) => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Keeps what is typed while the palette loads, so that the first letters after its shortcut are not lost; its keys work already. */
export function TypedEarly({ text, onChange, onClose, onAll }: TypedEarlyProps) {
  const { t } = useTranslation('shell')
  return (
    <input
      ref={focus}
      className={classes['unseen']}
      aria-label={t('palette')}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Escape') onClose()
        else if (key === 'Enter' && (ctrlKey || metaKey)) onAll(text)
      }}
    />
  )
}
