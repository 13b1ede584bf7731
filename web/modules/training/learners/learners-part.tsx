import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { enrolmentList } from '@diwan/contract/training/list'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { ENROLMENT_STATUSES } from '@diwan/contract/training/vocabulary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { dayText } from '../../../kit/formats.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { courseLists, courseQueries } from '../api/api.ts'
import { LearnerMenu } from './learner-menu.tsx'
import { useLearnerColumns } from './use-learner-columns.tsx'
import classes from './learners.module.css'

const LearnerDrawer = lazy(() => import('./learner-drawer.tsx'))

const VIEWS = ['learners', 'overdue'] as const

/** Who is enrolled on a course, and how far they have come. */
export default function LearnersPart({ course: { id } }: { course: EditedCourse }) {
  const { t } = useTranslation(['training', 'kit'])
  const address = useListAddress(enrolmentList)
  const { status, createdFrom, createdTo } = address.narrowing
  const view = oneOf(VIEWS, address.raw['of']) ?? 'learners'
  const narrowing = {
    ...(status !== undefined && { status }),
    ...(createdFrom !== undefined && { createdFrom }),
    ...(createdTo !== undefined && { createdTo }),
  }
  const asked = { view, courseId: id, ...narrowing }
  const list = useInfiniteQuery(courseQueries.enrolments(asked))
  const { data: learners } = useQuery(courseQueries.enrolmentCount({ ...asked, view: 'learners' }))
  const { data: overdue } = useQuery(courseQueries.enrolmentCount({ ...asked, view: 'overdue' }))
  const [opened, open] = useState<string>()
  useFollowLists(courseLists)
  const statuses = ENROLMENT_STATUSES.map((value) => ({ value, label: t(`enrolment_${value}`) }))
  const statusOf = (value: string) => statuses.find((one) => one.value === value)?.label ?? value
  const columns = useLearnerColumns()
  const label = t('part_learners')
  return (
    <>
      <div className={classes['head']}>
        <ViewLinks
          label={label}
          param="of"
          views={VIEWS}
          current={view}
          labelOf={(one) => t(`view_${one}`)}
          counts={{ ...(learners && { learners }), ...(overdue && { overdue }) }}
        />
        <ExportButtons addressOf={(format) => fileAddress(enrolments.export, { id, format })} />
      </div>
      <FilterBar
        filters={shownOf(
          enrolmentList,
          narrowing,
          {
            status: { label: t('statusHead'), text: statusOf },
            created: { label: t('enrolledHead'), text: dayText },
          },
          [],
        )}
        field={(name) =>
          name === 'status' ? (
            <ValueChoices
              label={t('statusHead')}
              options={statuses}
              value={status}
              onChange={(value) => address.narrow({ status: value })}
              not
            />
          ) : (
            <DayChoices
              from={createdFrom}
              to={createdTo}
              onChange={(from, to) => address.narrow({ createdFrom: from, createdTo: to })}
            />
          )
        }
        onRemove={(name) => address.narrow(cleared(enrolmentList, narrowing, name))}
        onClear={address.clear}
        show={label}
      />
      <ListRows
        list={list}
        skeleton={<ListSkeleton columns={columns} />}
        empty={<EmptyState title={t('noLearners')} text={t('noLearnersText')} literally="noData" />}
        unmatched={
          Object.keys(narrowing).length > 0
            ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: address.clear }
            : undefined
        }
      >
        {(rows) => (
          <DataTable
            label={label}
            name="training.learners"
            rows={rows}
            columns={columns}
            of={{
              keyOf: ({ id: key }) => key,
              title: columns[0]!.cell,
              onOpen: ({ id: key }) => open(key),
              actions: (enrolment) => <LearnerMenu enrolment={enrolment} />,
              marks: ({ status: now, overdue: late }) => ({
                'data-enrolment': now,
                'data-overdue': late ? 'true' : undefined,
              }),
            }}
          />
        )}
      </ListRows>
      <Suspense>{opened !== undefined && <LearnerDrawer id={opened} onClose={() => open(undefined)} />}</Suspense>
    </>
  )
}
