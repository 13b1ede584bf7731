import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { learnQueries } from '../api/learn.ts'
import { CatalogueCard } from './catalogue-card.tsx'
import classes from './mine.module.css'

/** What is published for this person, the newest first. */
export function Catalogue({ label }: { label: string }) {
  const { t } = useTranslation('training')
  const list = useInfiniteQuery(learnQueries.catalogue())
  const enrolments = useEnrolments()
  return (
    <ListRows
      list={list}
      skeleton={<CardsSkeleton />}
      empty={<EmptyState title={t('noneInCatalogue')} text={t('noneInCatalogueText')} literally="noData" />}
    >
      {(courses) => (
        <ul className={classes['cards']} aria-label={label}>
          {courses.map((course) => (
            <li key={course.id} className={classes['card']} data-course={course.id}>
              <CatalogueCard course={course} enrolment={enrolments?.get(course.id)} known={enrolments !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </ListRows>
  )
}

/** By course; nothing while they are on their way. Of those beyond a first page the course itself says how it stands. */
function useEnrolments() {
  const lists = [useInfiniteQuery(learnQueries.mine('completed')), useInfiniteQuery(learnQueries.mine('assigned'))]
  if (lists.some(({ data }) => data === undefined)) return undefined
  return new Map(
    lists.flatMap(({ data }) => data?.pages.flatMap(({ items }) => items.map((one) => [one.course.id, one] as const)) ?? []),
  )
}

function CardsSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['cards']} role="status" aria-label={t('loading')}>
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} height={280} radius={10} />
      ))}
    </div>
  )
}
