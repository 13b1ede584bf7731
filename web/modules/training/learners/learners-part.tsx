import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { enrolmentList } from '@diwan/contract/training/list'
import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import { ENROLMENT_STATUSES } from '@diwan/contract/training/vocabulary'
import { SegmentedControl } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { dayText, numberText } from '../../../kit/formats.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { courseLists, courseQueries } from '../api/api.ts'
import { LearnersTable } from './learners-table.tsx'
import { useLearnerColumns } from './use-learner-columns.tsx'
import classes from './learners.module.css'

const VIEWS = ['learners', 'overdue'] as const
/** Late. */
const LONGEST_FIRST = { sort: 'due', direction: 'rising' } as const

/** Who is enrolled on a course, and how far they have come. */
export default function LearnersPart({ course: { id } }: { course: EditedCourse }) {
  const { t, i18n } = useTranslation(['training', 'kit'])
  const navigate = useNavigate()
  const address = useListAddress(enrolmentList)
  const { status, createdFrom, createdTo } = address.narrowing
  const view = oneOf(VIEWS, address.raw['of']) ?? 'learners'
  const narrowing = {
    ...(status !== undefined && { status }),
    ...(createdFrom !== undefined && { createdFrom }),
    ...(createdTo !== undefined && { createdTo }),
  }
  const asked = { view, courseId: id, ...narrowing }
  const list = useInfiniteQuery(courseQueries.enrolments({ ...asked, ...(view === 'overdue' && LONGEST_FIRST) }))
  const { data: learners } = useQuery(courseQueries.enrolmentCount({ ...asked, view: 'learners' }))
  const { data: overdue } = useQuery(courseQueries.enrolmentCount({ ...asked, view: 'overdue' }))
  useFollowLists(courseLists)
  const statuses = ENROLMENT_STATUSES.map((value) => ({ value, label: t(`enrolment_${value}`) }))
  const statusOf = (value: string) => statuses.find((one) => one.value === value)?.label ?? value
  const columns = useLearnerColumns()
  const label = t('part_learners')
  const viewLabel = (one: (typeof VIEWS)[number]) => {
    const counter = { learners, overdue }[one]
    return counter
      ? `${t(`view_${one}`)} \u2066${numberText(counter.count, i18n.language)}${counter.more ? '+' : ''}\u2069`
      : t(`view_${one}`)
  }
  return (
    <div className={classes['page']}>
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
        end={<ExportButtons bare addressOf={(format) => fileAddress(enrolments.export, { id, format })} />}
      >
        <SegmentedControl
          aria-label={label}
          size="xs"
          data={VIEWS.map((value) => ({ value, label: viewLabel(value) }))}
          value={view}
          onChange={(value) =>
            void navigate({ to: '.', search: (now: object) => ({ ...now, of: value === VIEWS[0] ? undefined : value }) })
          }
        />
      </FilterBar>
      <ListRows
        list={list}
        skeleton={<ListSkeleton columns={columns} />}
        empty={
          view === 'overdue' ? (
            <EmptyState title={t('noneOverdue')} literally="noData" />
          ) : (
            <EmptyState title={t('noLearners')} text={t('noLearnersText')} literally="noData" />
          )
        }
        unmatched={
          Object.keys(narrowing).length > 0
            ? { title: t('noLearnerFits'), text: t('nothingFitsText'), clear: address.clear }
            : undefined
        }
      >
        {(rows) => <LearnersTable label={label} name="training.learners" rows={rows} columns={columns} />}
      </ListRows>
    </div>
  )
}
