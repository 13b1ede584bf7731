import { TextInput, type TextInputProps } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './access-page.module.css'

/** The sign-in address, on screens before the login. */
export function EmailField(props: TextInputProps) {
  const { t } = useTranslation('identity')
  return (
    <TextInput
      type="email"
      label={t('email')}
      placeholder={t('emailExample')}
      autoComplete="username"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      size="md"
      classNames={{ input: classes['latin'] ?? '' }}
      leftSection={<IconMail size={17} stroke={1.6} aria-hidden />}
      {...props}
    />
  )
}
