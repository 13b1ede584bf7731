import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { learnQueries } from '../api/learn.ts'
import { CourseProgress } from '../course-progress.tsx'
import { DueDay } from '../due-day.tsx'
import { LearningState } from '../learning-state.tsx'
import { ToCatalogue } from './to-catalogue.tsx'
import { CourseTitle } from './course-title.tsx'
import classes from './mine.module.css'
import { useCourseRow } from './use-course-row.tsx'

/** What waits to be learnt, the earliest due day first. */
export function Assigned({ label }: { label: string }) {
  const { t } = useTranslation('training')
  const list = useInfiniteQuery(learnQueries.mine('assigned'))
  const progress = (enrolment: Enrolment) =>
    enrolment.status === 'OPEN' ? <CourseProgress {...enrolment} /> : <LearningState status={enrolment.status} />
  const columns: readonly Column<Enrolment>[] = [
    { name: 'course', head: t('courseColumn'), cell: (enrolment) => <CourseTitle enrolment={enrolment} /> },
    { name: 'due', head: t('dueColumn'), width: 210, rank: 2, cell: (enrolment) => <DueDay {...enrolment} /> },
    { name: 'progress', head: t('progressColumn'), width: 190, rank: 3, cell: progress },
    { name: 'next', head: '', width: 84, rank: 1, cell: ({ status }) => <Step status={status} /> },
  ]
  const of = useCourseRow((enrolment) => <DueDay {...enrolment} />, progress)
  return (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} />}
      empty={<EmptyState title={t('noneAssigned')} text={t('noneAssignedText')} action={<ToCatalogue />} literally="noData" />}
    >
      {(rows) => <DataTable label={label} rows={rows} columns={columns} of={of} />}
    </ListRows>
  )
}

/** What opening it does; the whole row does so. */
function Step({ status }: Pick<Enrolment, 'status'>) {
  const { t } = useTranslation('training')
  if (status !== 'NEW' && status !== 'OPEN') return null
  return <span className={classes['step']}>{t(status === 'NEW' ? 'beginLearning' : 'goOnLearning')}</span>
}
