import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName, useOwnName } from '../../kit/formats.ts'
import type { SignedIn } from '../../kit/session.ts'
import { Letter } from '../../ui/person-chip.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './person-menu.module.css'

interface PersonButtonProps extends ComponentPropsWithRef<'button'> {
  readonly person: SignedIn
  /** Only the photo. */
  readonly rail?: boolean
}

/** Opens the menu of the person. */
export function PersonButton({ person, rail = false, className = '', ...props }: PersonButtonProps) {
  const { t } = useTranslation('shell')
  const { id, role, profile_image: photo, unit } = person.metadata
  const nameOf = useLocalName()
  const fullName = useOwnName(person.metadata)
  return (
    <UnstyledButton className={`${classes['target']} ${className}`} data-rail={rail || undefined} {...props}>
      <Letter id={id} name={fullName} photo={photo} size={28} />
      <span className={classes['words']}>
        <span>
          <UserText text={fullName} lines={1} />
        </span>
        <small>{role === 'USER' && unit ? <UserText text={nameOf(unit)} lines={1} /> : t(`role_${role}`)}</small>
      </span>
      <VisuallyHidden>{t('personMenu')}</VisuallyHidden>
      <IconSelector size={16} stroke={1.75} aria-hidden className={classes['more']} />
    </UnstyledButton>
  )
}
