import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keepPreferences } from '../../kit/preferences.ts'
import { useSession } from '../../kit/session.ts'
import { showProblem } from '../../ui/toasts.ts'

interface PreferenceSubProps {
  readonly name: 'digits' | 'calendar'
  readonly icon: ReactNode
  readonly values: readonly string[]
  /** What the organisation has. */
  readonly theirs: string | undefined
}

/** Stands for "as the organisation has it". */
const THEIRS = ''

/** One choice of how the portal speaks, held at once. */
export function PreferenceSub({ name, icon, values, theirs }: PreferenceSubProps) {
  const { t } = useTranslation('profile')
  const own = useSession()?.preferences[name]
  const label = (value: string) => t(`${name}_${value}` as 'digits_latn')
  const choose = (value: string) => void keepPreferences({ [name]: value || null }).catch(showProblem)
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon}>{t(name)}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Menu.RadioGroup value={own ?? THEIRS} onChange={choose}>
          <Menu.RadioItem value={THEIRS}>{t('asOrganisation', { choice: label(theirs ?? values[0]!) })}</Menu.RadioItem>
          {values.map((value) => (
            <Menu.RadioItem key={value} value={value}>
              {label(value)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
