import { VisuallyHidden } from '@mantine/core'
import { PASSWORD_MIN, passwordProblems, type PasswordProblem } from '@diwan/core/password-rules'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import classes from './password-rules.module.css'

const RULES = ['too_short', 'uppercase_missing', 'lowercase_missing', 'digit_missing', 'special_missing'] as const

/** Every rule in words, ticked off while typing, so that nobody has to guess what is missing. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('recovery')
  const least = Math.max(PASSWORD_MIN, useOrganisation()?.passwordMin ?? 0)
  const problems: readonly PasswordProblem[] = password === '' ? RULES : passwordProblems(password, least)
  return (
    <ul className={classes['rules']} aria-label={t('passwordRules')}>
      {RULES.map((rule) => {
        const kept = !problems.includes(rule)
        const Sign = kept ? IconCircleCheck : IconCircle
        return (
          <li key={rule} data-kept={kept || undefined}>
            <Sign size={16} stroke={1.6} aria-hidden />
            <span>{t(`rule_${rule}`, { count: least })}</span>
            <VisuallyHidden>{t(kept ? 'ruleKept' : 'ruleOpen')}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
