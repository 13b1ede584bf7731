import type { Board, Task } from '@diwan/contract/work/schemas/tasks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { AddList } from './add-list.tsx'
import classes from './board.module.css'
import { Ghost } from './card.tsx'
import { Column } from './column.tsx'
import { addCardTo, useAddingCard } from './use-adding-card.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardKeys } from '../../../ui/board/use-card-keys.ts'
import { startOf, useDrag, type Target } from '../../../ui/board/use-drag.ts'
import { useMoving } from './use-moving.ts'

interface ProjectBoardProps {
  readonly board: Board
  readonly openedId: string | undefined
  readonly onMore: () => void
}

/** The board of a project: cards are dragged, moved with the keys, or sent to a list by their menu. */
export default function ProjectBoard({ board, openedId, onMore }: ProjectBoardProps) {
  const { t } = useTranslation('work')
  const rtl = useDirection() === 'rtl'
  const { columns, move } = useMoving(board.columns)
  const [heard, say] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const { edit } = board.project.can
  const tasks = new Map(columns.flatMap((column) => column.tasks.map((task) => [task.id, task] as const)))
  const titleOf = (listId: string) => columns.find(({ list }) => list.id === listId)?.list.title ?? ''
  const placeOf = ({ listId, after }: Target) => {
    const cards = columns.find(({ list }) => list.id === listId)?.tasks ?? []
    return { list: titleOf(listId), place: after === null ? 1 : cards.findIndex(({ id }) => id === after) + 2 }
  }
  const focus = (id: string) => frame.current?.querySelector<HTMLElement>(`[data-card="${id}"] a`)?.focus()
  const { drag, press } = useDrag(move)
  const keys = useCardKeys({
    lanes: columns.map(({ list, tasks: cards }) => ({ id: list.id, cards: cards.map(({ id }) => id) })),
    rtl,
    may: (id) => tasks.get(id)?.can.edit === true,
    focus,
    says: (what, target) => say(t(`said_${what}`, placeOf(target))),
    onDrop: ({ id, target }) => {
      move(id, target)
      setTimeout(() => focus(id), 0) // it is drawn in another list by then
    },
  })
  useBoardKeys(frame)
  const adding = useAddingCard((state) => state.listId)
  useEffect(() => () => addCardTo(undefined), [])
  const moving = drag ?? keys.lifted
  const ghost = drag?.hand && tasks.get(drag.id)
  const lists = columns.map(({ list }) => list)
  return (
    <div ref={frame} className={classes['board']} data-board data-lists role="group" aria-label={t('board')}>
      {columns.map((column) => (
        <Column
          key={column.list.id}
          column={column}
          lists={lists}
          project={board.project}
          adding={adding === column.list.id}
          openedId={openedId}
          {...(moving && { moving })}
          onMore={onMore}
          onMove={move}
          press={(event, task: Task) => task.can.edit && press(event, task.id)}
          onKey={(event, task: Task) => keys.press(event, task.id)}
        />
      ))}
      {edit && <AddList projectId={board.project.id} />}
      {ghost && drag.hand && <Ghost task={ghost} style={startOf(drag.hand, rtl)} />}
      <p className={classes['heard']} role="status" aria-live="assertive">
        {heard}
      </p>
    </div>
  )
}
