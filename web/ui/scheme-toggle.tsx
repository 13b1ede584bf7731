import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { keepScheme } from '../kit/preferred-language.ts'

export function SchemeToggle() {
  const { t } = useTranslation('kit')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const dark = colorScheme === 'dark'
  const Icon = dark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('darkMode')}
      aria-pressed={dark}
      onClick={() => {
        setColorScheme(dark ? 'light' : 'dark')
        void keepScheme(!dark)
      }}
    >
      <Icon size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
