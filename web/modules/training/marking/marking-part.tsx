import type { EditedCourse } from '@diwan/contract/training/schemas/course'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { usePhone, useRoomy } from '../../../kit/widths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { useFollowedRow } from '../../../ui/list/use-followed-row.ts'
import { Letter, PersonChip } from '../../../ui/person-chip.tsx'
import { SidePane, SplitPane } from '../../../ui/split-pane.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { courseLists } from '../api/api.ts'
import { tones } from '../model/tones.ts'
import { MarkPane } from './mark-pane.tsx'
import classes from './marking.module.css'
import { useMarking } from './use-marking.ts'

/** Who waits to be marked; where there is room, beside the list what they answered. */
export default function MarkingPart({ course }: { course: EditedCourse }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const screen = useRef<HTMLDivElement>(null)
  const marking = useMarking(course.id)
  const { list, rows, id, next, open, marked } = marking
  const beside = useRoomy() && (list.data === undefined || rows.length > 0 || id !== undefined)
  const lined = usePhone() || beside
  const followed = useFollowedRow(id, open)
  useFollowLists(courseLists)
  const state = ({ status }: Enrolment) => <StateBadge tone={tones[status]}>{t(`enrolment_${status}`)}</StateBadge>
  const unit = ({ unit: of }: Enrolment) => of && <UserText text={nameOf(of)} lines={1} />
  const columns: readonly Column<Enrolment>[] = [
    { name: 'person', head: t('learner'), cell: ({ person }) => <PersonChip person={person} /> },
    { name: 'unit', head: t('unit'), width: 200, rank: 1, cell: unit },
    { name: 'status', head: t('statusHead'), width: 140, rank: 2, cell: state },
  ]
  const shown = (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} lines={lined} />}
      empty={<EmptyState title={t('noneToMark')} text={t('noneToMarkText')} literally="noData" />}
    >
      {(waiting) => (
        <DataTable
          label={t('part_marking')}
          rows={waiting}
          columns={columns}
          of={{
            keyOf: (row) => row.id,
            title: ({ person }) => <UserText text={person.fullName} lines={1} />,
            onOpen: (row) => open(row.id),
            ...(lined && {
              lines: (one: Enrolment) => ({
                face: <Letter id={one.person.id} name={one.person.fullName} photo={one.person.photo} size={34} />,
                about: unit(one),
                when: <UpdatedText seconds={one.enrolledDate} />,
                more: t(`enrolment_${one.status}`),
              }),
            }),
          }}
          lines={lined}
          current={beside ? id : undefined}
        />
      )}
    </ListRows>
  )
  const focusRow = (row: string | undefined) =>
    screen.current?.querySelector<HTMLElement>(`[data-row][data-id="${row}"]`)?.focus()
  const pane = id !== undefined && (
    <MarkPane
      key={id}
      id={id}
      marking={marking}
      onMarked={() => {
        marked(id)
        if (beside) focusRow(next)
        followed.cancel()
      }}
    />
  )
  if (!beside)
    return (
      <div ref={screen} className={classes['screen']}>
        {id !== undefined && (
          <Button className={classes['back'] ?? ''} variant="default" onClick={() => open(undefined)}>
            {t('backToWaiting')}
          </Button>
        )}
        {pane || shown}
      </div>
    )
  return (
    <div ref={screen} className={classes['screen']}>
      <SplitPane rows={{ onFocus: followed.onFocus }} pane={<SidePane aria-label={t('answersToMark')}>{pane}</SidePane>}>
        {shown}
      </SplitPane>
    </div>
  )
}
