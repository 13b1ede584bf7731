import { Button, CopyButton, TextInput } from '@mantine/core'
import { ADMIN_PASSWORD_MIN, GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { IconCheck, IconCopy, IconWand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import classes from './people-section.module.css'

export interface PasswordFieldProps {
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error?: ReactNode
  readonly required?: boolean
}

/** A first password, made here or typed. It is shown once, so that the administrator can read it out. */
export function PasswordField({ value, onChange, error, required = false }: PasswordFieldProps) {
  const { t } = useTranslation('users')
  const least = Math.max(ADMIN_PASSWORD_MIN, useOrganisation()?.passwordMin ?? 0)
  return (
    <div className={classes['given']}>
      <TextInput
        data-field="password"
        label={t('firstPassword')}
        description={t('firstPasswordHint', { count: least })}
        value={value}
        error={error}
        required={required}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        h={36}
        leftSection={<IconWand size={17} stroke={1.6} aria-hidden />}
        onClick={() => onChange(generatePassword(crypto.getRandomValues(new Uint8Array(GENERATED_PASSWORD_BYTES)), least))}
      >
        {t('generate')}
      </Button>
      {value !== '' && (
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              h={36}
              leftSection={copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} stroke={1.6} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      )}
    </div>
  )
}
