import type { Groups, Task } from '@diwan/contract/work/schemas/tasks'
import { Button } from '@mantine/core'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './board.module.css'
import { CardMenu } from './card-menu.tsx'
import { Card } from './card.tsx'
import { Count } from './count.tsx'

export interface Lane {
  readonly id: string
  readonly title: string
  readonly column: Groups['columns'][number]
}

/** A task may stand in several columns: its card is named by both. */
export const cardName = (lane: string, taskId: string): string => `${lane}/${taskId}`

interface GroupColumnProps {
  readonly lane: Lane
  readonly lanes: readonly Lane[]
  readonly openedId: string | undefined
  readonly lifted: string | undefined
  readonly over: boolean
  readonly onMore: () => void
  readonly onMove: (card: string, to: string) => void
  readonly press: (event: PointerEvent<HTMLElement>, card: string, task: Task) => void
  readonly onKey: (event: KeyboardEvent, card: string) => void
}

/** Those of one person, with one label or of one priority. */
export function GroupColumn({ lane, lanes, openedId, lifted, over, onMore, onMove, press, onKey }: GroupColumnProps) {
  const { t } = useTranslation('work')
  const { title, column } = lane
  const { person, label, tasks, count } = column
  return (
    <section className={classes['column']} aria-label={title} data-list={lane.id} data-over={over || undefined}>
      <header className={classes['head']}>
        {person && <AssigneeSign assignee={person} none="" />}
        {label && <ColourDot colour={label.colour} size={8} />}
        <h2>
          <UserText text={title} lines={1} />
        </h2>
        <Count count={count.count} more={count.more} most={null} />
      </header>
      <ul className={classes['cards']}>
        {tasks.map((task) => {
          const card = cardName(lane.id, task.id)
          return (
            <Card
              key={task.id}
              name={card}
              task={task}
              opened={task.id === openedId}
              lifted={card === lifted}
              {...(task.can.edit && {
                menu: <CardMenu task={task} places={lanes} here={lane.id} onMove={(to) => onMove(card, to)} />,
              })}
              onPointerDown={(event) => press(event, card, task)}
              onKeyDown={(event) => onKey(event, card)}
            />
          )
        })}
      </ul>
      {count.count > tasks.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={onMore}>
          {t('showMore')}
        </Button>
      )}
    </section>
  )
}
