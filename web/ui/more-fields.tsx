import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEver } from '../kit/use-ever.ts'
import classes from './more-fields.module.css'
import { Reveal } from './reveal.ts'

interface MoreFieldsProps {
  /** How many there are. */
  readonly count: number
  /** Something in them is wrong or filled in: they are open from the start, or from then on, also when it is so no longer. */
  readonly needed: boolean
  readonly children: ReactNode
}

/**
 * The optional fields of a form, after its required ones, behind how many they are. Folded again they stay mounted, because they hold
 * text that is no value yet.
 */
export function MoreFields({ count, needed, children }: MoreFieldsProps) {
  const { t } = useTranslation('kit')
  const [opened, open] = useState(false)
  const everNeeded = useEver(needed)
  const shown = opened || everNeeded
  const everShown = useEver(shown)
  if (count === 0) return null
  return (
    <>
      {!everNeeded && (
        <UnstyledButton className={classes['more'] ?? ''} aria-expanded={shown} onClick={() => open(!opened)}>
          <IconChevronDown size={16} stroke={1.7} aria-hidden />
          {t('moreFields', { count })}
        </UnstyledButton>
      )}
      {everShown && (
        <div className={classes['fields'] ?? ''} hidden={!shown}>
          <Reveal value={() => open(true)}>{children}</Reveal>
        </div>
      )}
    </>
  )
}
