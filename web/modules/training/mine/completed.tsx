import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { percentText } from '../../../kit/formats.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { learnQueries } from '../api/learn.ts'
import { LearningState } from '../learning-state.tsx'
import { CourseTitle } from './course-title.tsx'
import { useCourseRow } from './use-course-row.tsx'

/** What this person has finished. */
export function Completed({ label }: { label: string }) {
  const { t, i18n } = useTranslation('training')
  const list = useInfiniteQuery(learnQueries.mine('completed'))
  const finished = ({ finishedDate }: Enrolment) => finishedDate !== null && <UpdatedText seconds={finishedDate} />
  const columns: readonly Column<Enrolment>[] = [
    { name: 'course', head: t('courseColumn'), cell: (enrolment) => <CourseTitle enrolment={enrolment} /> },
    {
      name: 'result',
      head: t('resultColumn'),
      width: 110,
      rank: 1,
      cell: ({ score }) => score !== null && <bdi>{percentText(score / 100, i18n.language)}</bdi>,
    },
    { name: 'finished', head: t('finishedColumn'), width: 150, rank: 2, cell: finished },
  ]
  const of = useCourseRow(finished, ({ status }) => <LearningState status={status} />)
  return (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} />}
      empty={<EmptyState title={t('noneCompleted')} text={t('noneCompletedText')} literally="noData" />}
    >
      {(rows) => <DataTable label={label} rows={rows} columns={columns} of={of} />}
    </ListRows>
  )
}
