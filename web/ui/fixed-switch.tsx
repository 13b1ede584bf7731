import { Switch } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import './switch-styles.ts'
import classes from './fixed-switch.module.css'

interface FixedSwitchProps {
  readonly label: string
  readonly description: string
  readonly checked: boolean
  /** It cannot be changed any more: a word says which way it stands, since a disabled switch looks the same both ways. */
  readonly fixed: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch that is settled once and for all at some moment. */
export function FixedSwitch({ label, description, checked, fixed, onChange }: FixedSwitchProps) {
  const { t } = useTranslation('kit')
  if (!fixed)
    return (
      <Switch
        label={label}
        description={description}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    )
  return (
    <div className={classes['fixed']}>
      <IconLock size={17} stroke={1.7} aria-hidden />
      <p>
        {label}: <strong>{t(checked ? 'switchedOn' : 'switchedOff')}</strong>
      </p>
      <small>{description}</small>
    </div>
  )
}
