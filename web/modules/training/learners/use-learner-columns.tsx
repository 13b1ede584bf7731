import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useTranslation } from 'react-i18next'
import { percentText, useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DueDay } from '../due-day.tsx'
import { ProgressText } from './progress-text.tsx'
import { tones } from '../model/tones.ts'

/** A learner as a row: who, of where, until when, how far. */
export function useLearnerColumns(): Column<Enrolment>[] {
  const { t, i18n } = useTranslation('training')
  const nameOf = useLocalName()
  return [
    { name: 'person', head: t('learner'), cell: ({ person }) => <PersonChip person={person} /> },
    {
      name: 'unit',
      head: t('unit'),
      width: 170,
      rank: 1,
      cell: ({ unit }) => unit && <UserText text={nameOf(unit)} lines={1} />,
    },
    {
      name: 'status',
      head: t('statusHead'),
      width: 130,
      cell: ({ status }) => <StateBadge tone={tones[status]}>{t(`enrolment_${status}`)}</StateBadge>,
    },
    {
      name: 'due',
      head: t('dueHead'),
      width: 170,
      rank: 3,
      cell: ({ dueDay, overdue }) => <DueDay dueDay={dueDay} overdue={overdue} />,
    },
    { name: 'progress', head: t('progressHead'), width: 140, rank: 2, cell: (one) => <ProgressText of={one} /> },
    {
      name: 'score',
      head: t('scoreHead'),
      width: 80,
      rank: 0,
      cell: ({ score }) => score !== null && <bdi>{percentText(score / 100, i18n.language)}</bdi>,
    },
  ]
}
