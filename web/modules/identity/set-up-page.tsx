import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { UserInput } from '../../ui/user-input.tsx'
import { AccessPage } from './access-page.tsx'
import classes from './access-page.module.css'
import { useSetUp } from './use-set-up.ts'

const LATIN = { classNames: { input: classes['latin'] ?? '' }, spellCheck: false, autoCapitalize: 'none' } as const

/** The first visit of an empty organisation; the code stands in the terminal that started the portal. */
export function SetUpPage() {
  const { t } = useTranslation(['recovery', 'identity', 'kit'])
  const { field, pending, problem, submit } = useSetUp()

  return (
    <AccessPage title={t('setUpTitle')} text={t('setUpText')} wide>
      <form className={classes['form']} onSubmit={submit} noValidate aria-busy={pending}>
        {problem && (
          <p className={classes['problem']} role="alert">
            {problem}
          </p>
        )}
        <TextInput
          size="md"
          label={t('setUpCode')}
          description={t('setUpCodeHint')}
          autoComplete="one-time-code"
          {...LATIN}
          {...field('code')}
        />
        <div className={classes['pair']}>
          <TextInput
            size="md"
            label={t('organisationNameAr')}
            dir="rtl"
            lang="ar"
            autoComplete="organization"
            {...field('organisationNameAr')}
          />
          <TextInput
            size="md"
            label={t('organisationNameEn')}
            lang="en"
            {...LATIN}
            autoComplete="organization"
            {...field('organisationNameEn')}
          />
        </div>
        <div className={classes['pair']}>
          <UserInput size="md" label={t('fullName', { ns: 'identity' })} autoComplete="name" {...field('fullName')} />
          <TextInput
            size="md"
            type="email"
            label={t('email', { ns: 'identity' })}
            autoComplete="username"
            {...LATIN}
            {...field('email')}
          />
        </div>
        <PasswordInput
          size="md"
          label={t('password', { ns: 'identity' })}
          description={t('setUpPasswordHint')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword', { ns: 'identity' }), tabIndex: 0 }}
          {...field('password')}
        />
        <Button type="submit" size="md" disabled={pending}>
          {pending ? t('settingUp') : t('setUp')}
        </Button>
      </form>
    </AccessPage>
  )
}
