import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import { IconBriefcase, IconCalendarTime } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../../kit/formats.ts'
import type { Column } from '../../../../ui/list/columns.ts'
import type { RowOf } from '../../../../ui/list/row-of.ts'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { useEntryText } from './use-entry-text.ts'

/** Draws an appointment or a job in the list of those who manage it. */
export function useEntryTable(open: (id: string) => void): { columns: Column<Appointment>[]; of: RowOf<Appointment> } {
  const { t, i18n } = useTranslation('schedule')
  const nameOf = useLocalName()
  const { periodOf, hoursOf } = useEntryText()
  const who = ({ people }: Appointment) =>
    people.length === 1 && people[0] ? <PersonChip person={people[0]} /> : t('peopleCount', { count: people.length })
  const unitOf = ({ group, department }: Appointment) => {
    const unit = group ?? department
    return unit && <UserText text={nameOf(unit)} lines={1} />
  }
  return {
    columns: [
      { name: 'purpose', head: t('purpose'), cell: () => null },
      { name: 'kind', head: t('kind'), width: 110, rank: 3, cell: ({ kind }) => t(`kind_${kind}`) },
      { name: 'people', head: t('people'), width: 170, rank: 2, cell: who },
      { name: 'period', head: t('entryPeriod'), width: 210, rank: 4, sort: 'starts', cell: periodOf },
      { name: 'hours', head: t('entryTimes'), width: 190, rank: 1, optional: true, cell: hoursOf },
      { name: 'unit', head: t('department'), width: 150, rank: 0, optional: true, cell: unitOf },
      {
        name: 'upcoming',
        head: t('upcomingHead'),
        width: 80,
        rank: 3,
        cell: ({ upcoming }) => upcoming !== null && upcoming > 0 && <bdi>{numberText(upcoming, i18n.language)}</bdi>,
      },
      { name: 'status', head: t('statusHead'), width: 120, rank: 5, cell: ({ status }) => <EntryBadge status={status} /> },
    ],
    of: {
      keyOf: ({ id }) => id,
      onOpen: ({ id }) => open(id),
      title: ({ purpose }) => <UserText text={purpose} lines={1} />,
      lines: (row) => {
        const Sign = row.kind === 'job' ? IconBriefcase : IconCalendarTime
        return {
          face: <Sign size={22} stroke={1.6} aria-hidden />,
          about: periodOf(row),
          more: hoursOf(row),
          state: <EntryBadge status={row.status} plain />,
        }
      },
    },
  }
}
