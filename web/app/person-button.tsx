import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../kit/session.ts'
import { Letter } from '../ui/person-chip.tsx'
import { UserText } from '../ui/user-text.tsx'
import classes from './person-menu.module.css'

/** Opens the menu of the person. */
export function PersonButton({ person, className = '', ...props }: { person: SignedIn } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('shell')
  const { id, fullName, role, profile_image: photo } = person.metadata
  return (
    <UnstyledButton className={`${classes['target']} ${className}`} {...props}>
      <Letter id={id} name={fullName} photo={photo} />
      <span className={classes['words']}>
        <span>
          <UserText text={fullName} lines={1} />
        </span>
        <small>{t(`role_${role}`)}</small>
      </span>
      <VisuallyHidden>{t('personMenu')}</VisuallyHidden>
    </UnstyledButton>
  )
}
