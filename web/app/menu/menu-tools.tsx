import { ActionIcon } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { MOD } from '../../kit/commands.ts'
import { useCreates } from './use-creates.ts'
import classes from './nav.module.css'

interface MenuToolsProps {
  readonly person: SignedIn
  readonly onFind: () => void
  readonly rail?: boolean
}

/** Search and go; begin something new. */
export function MenuTools({ person, onFind, rail = false }: MenuToolsProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={classes['tools']} data-rail={rail || undefined}>
      <button
        type="button"
        className={classes['find']}
        title={rail ? t('find') : undefined}
        onClick={onFind}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={17} stroke={1.75} aria-hidden />
        <span>{t('find')}</span>
        <kbd aria-hidden>
          <bdi dir="ltr">{MOD} K</bdi>
        </kbd>
      </button>
      {useCreates(person).map(({ key, to, label }) => (
        <ActionIcon
          key={key}
          variant={rail ? 'subtle' : 'filled'}
          {...(rail && { color: 'gray' })}
          size={rail ? 36 : 32}
          aria-label={label}
          title={label}
          renderRoot={(props) => <Link to={to} {...props} />}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}
