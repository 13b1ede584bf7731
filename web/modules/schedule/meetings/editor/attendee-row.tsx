import type { Answer } from '@diwan/contract/schedule/vocabulary/meetings'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PersonChip, type PersonChipProps } from '../../../../ui/person-chip.tsx'
import { AnswerBadge } from '../answer-badge.tsx'
import { GuestName } from '../guest-name.tsx'
import classes from './editor.module.css'

interface AttendeeRowProps {
  /** A colleague, or else the address of a guest. */
  readonly person?: PersonChipProps['person']
  readonly email?: string
  readonly part: 'organiser' | 'needed' | 'optional'
  readonly answer: Answer
  readonly onPart?: (needed: boolean) => void
  readonly onRemove?: () => void
}

/** One attendee: pressing the part makes somebody optional or needed. */
export function AttendeeRow({ person, email = '', part, answer, onPart, onRemove }: AttendeeRowProps) {
  const { t } = useTranslation('schedule')
  const name = person?.fullName ?? email
  return (
    <li>
      {person ? <PersonChip person={person} /> : <GuestName email={email} />}
      {onPart ? (
        <UnstyledButton
          className={classes['part'] ?? ''}
          aria-label={t('changePart', { name, part: t(`part_${part}`) })}
          title={t('changePartHint')}
          onClick={() => onPart(part !== 'needed')}
        >
          {t(`part_${part}`)}
        </UnstyledButton>
      ) : (
        <small>{t(`part_${part}`)}</small>
      )}
      <AnswerBadge answer={answer} plain />
      {onRemove ? (
        <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('removePerson', { name })} onClick={onRemove}>
          <IconX size={15} stroke={1.7} aria-hidden />
        </ActionIcon>
      ) : (
        <span />
      )}
    </li>
  )
}
