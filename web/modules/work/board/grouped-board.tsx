import { MAX_GROUPS } from '@diwan/contract/work/limits'
import type { Groups } from '@diwan/contract/work/schemas/tasks'
import type { BoardGroup, TaskPriority } from '@diwan/contract/work/vocabulary'
import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import classes from './board.module.css'
import { Ghost } from './card.tsx'
import { cardName, GroupColumn, type Lane } from './group-column.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardKeys } from '../../../ui/board/use-card-keys.ts'
import { startOf, useDrag } from '../../../ui/board/use-drag.ts'
import { useRegrouping } from './use-regrouping.ts'

interface GroupedBoardProps {
  readonly by: BoardGroup
  readonly board: Groups
  readonly openedId: string | undefined
  readonly onMore: () => void
}

/** The cards of a project by assignee, label or priority: a card that goes to another column takes its value. */
export default function GroupedBoard({ by, board, openedId, onMore }: GroupedBoardProps) {
  const { t } = useTranslation(['work', 'kit'])
  const rtl = useDirection() === 'rtl'
  const { columns, move } = useRegrouping(by, board.project.id, board.columns)
  const [heard, say] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const titleOf = ({ key, person, label }: Groups['columns'][number]): string => {
    if (by === 'priority') return t(`priority_${key as TaskPriority}`, { ns: 'kit' })
    return person?.fullName ?? label?.name ?? t(by === 'assignee' ? 'nobody' : 'noLabels')
  }
  const lanes: readonly Lane[] = columns.map((column) => ({ id: column.key ?? 'none', title: titleOf(column), column }))
  const cards = new Map(
    lanes.flatMap((lane) => lane.column.tasks.map((task) => [cardName(lane.id, task.id), { task, lane }] as const)),
  )
  const put = (card: string, to: string) => {
    const [held, lane] = [cards.get(card), lanes.find(({ id }) => id === to)]
    if (held && lane) move({ task: held.task, from: held.lane.column.key, to: lane.column.key })
  }
  const focus = (card: string) => frame.current?.querySelector<HTMLElement>(`[data-card="${card}"] a`)?.focus()
  const { drag, press } = useDrag((card, { listId }) => put(card, listId))
  const keys = useCardKeys({
    lanes: lanes.map((lane) => ({ id: lane.id, cards: lane.column.tasks.map(({ id }) => cardName(lane.id, id)) })),
    rtl,
    may: (card) => cards.get(card)?.task.can.edit === true,
    focus,
    says: (what, { listId }) => say(t(`said_column_${what}`, { column: lanes.find(({ id }) => id === listId)?.title ?? '' })),
    onDrop: ({ id, target }) => {
      put(id, target.listId)
      const task = cards.get(id)?.task
      setTimeout(() => task && focus(cardName(target.listId, task.id)), 0) // it is drawn in another column by then
    },
  })
  useBoardKeys(frame)
  const moving = drag ?? keys.lifted
  const ghost = drag?.hand && cards.get(drag.id)?.task
  return (
    <div ref={frame} className={classes['board']} data-board role="group" aria-label={t('board')}>
      {lanes.map((lane) => (
        <GroupColumn
          key={lane.id}
          lane={lane}
          lanes={lanes}
          openedId={openedId}
          lifted={moving?.id}
          over={moving?.target.listId === lane.id}
          onMore={onMore}
          onMove={put}
          press={(event, card, task) => task.can.edit && press(event, card)}
          onKey={keys.press}
        />
      ))}
      {board.more && (
        <Text c="dimmed" size="sm" className={classes['column'] ?? ''}>
          {t('columnsLeftOut', { count: MAX_GROUPS })}
        </Text>
      )}
      {ghost && drag.hand && <Ghost task={ghost} style={startOf(drag.hand, rtl)} />}
      <p className={classes['heard']} role="status" aria-live="assertive">
        {heard}
      </p>
    </div>
  )
}
