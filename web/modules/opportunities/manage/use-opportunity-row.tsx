import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'

/** Draws an opportunity as a row of the administration list. */
export function useOpportunityRow(): RowOf<Opportunity> {
  const { t } = useTranslation('opportunities')
  return {
    keyOf: ({ id }) => id,
    link: ({ id }) => ({ to: '/admin/opportunity/details', search: { id } as object }),
    title: ({ position }) => <UserText text={position || t('untitled')} lines={1} />,
    lines: ({ status, dueDate }) => ({
      about: <StatusBadge status={status} />,
      when: dueDate !== null && <DayText day={dueDate} />,
    }),
  }
}

export function useOpportunityColumns(): Column<Opportunity>[] {
  const { t, i18n } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const number = (value: number) => numberText(value, i18n.language)
  return [
    { name: 'position', head: t('position'), cell: () => null },
    {
      name: 'type',
      head: t('type'),
      width: 150,
      rank: 2,
      cell: ({ type }) => type && <UserText text={nameOf(type)} lines={1} />,
    },
    { name: 'status', head: t('status'), width: 140, rank: 5, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'seats',
      head: t('seats'),
      width: 90,
      rank: 4,
      cell: ({ taken, numberOfUsers }) => <bdi dir="ltr">{`${number(taken)} / ${number(numberOfUsers)}`}</bdi>,
    },
    {
      name: 'undecided',
      head: t('group_undecided'),
      width: 80,
      rank: 3,
      cell: ({ undecided }) => undecided !== null && undecided > 0 && <bdi>{number(undecided)}</bdi>,
    },
    {
      name: 'due',
      head: t('dueDate'),
      width: 190,
      rank: 3,
      sort: 'due',
      cell: ({ dueDate }) => dueDate !== null && <DayText day={dueDate} />,
    },
    { name: 'creator', head: t('createdBy'), width: 170, rank: 1, cell: ({ createdBy }) => <PersonChip person={createdBy} /> },
    {
      name: 'updated',
      head: t('updated'),
      width: 110,
      rank: 0,
      optional: true,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
}
