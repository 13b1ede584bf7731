import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './more-fields.module.css'

interface MoreFieldsProps {
  /** How many there are. */
  readonly count: number
  /** Something in them is wrong or filled in: they are open from the start, or from then on. */
  readonly needed: boolean
  readonly children: ReactNode
}

/** The optional fields of a form, after its required ones, behind how many they are. */
export function MoreFields({ count, needed, children }: MoreFieldsProps) {
  const { t } = useTranslation('kit')
  const [opened, setOpened] = useState(false)
  const shown = opened || needed
  if (count === 0) return null
  return (
    <>
      {!needed && (
        <UnstyledButton className={classes['more'] ?? ''} aria-expanded={shown} onClick={() => setOpened(!opened)}>
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
          {t('moreFields', { count })}
        </UnstyledButton>
      )}
      {shown && children}
    </>
  )
}
