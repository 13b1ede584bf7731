import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface HijriToggleProps {
  readonly shown: boolean
  readonly onToggle: () => void
}

/** Shows or hides the days of the Hijri calendar. Its sign is the letter of the era: a moon would be read as dark mode. */
export function HijriToggle({ shown, onToggle }: HijriToggleProps) {
  const { t } = useTranslation('kit')
  return (
    <ActionIcon
      variant={shown ? 'light' : 'subtle'}
      color="gray"
      size={32}
      fz={14}
      fw={600}
      aria-label={t('hijriCalendar')}
      title={t('hijriCalendar')}
      aria-pressed={shown}
      onClick={onToggle}
    >
      <span aria-hidden>{t('hijriSign')}</span>
    </ActionIcon>
  )
}
