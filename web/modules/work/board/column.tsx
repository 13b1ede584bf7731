import type { Project, TaskList } from '@diwan/contract/work/schemas/projects'
import type { Board, Task } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment, Suspense, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './board.module.css'
import { addCardTo } from './use-adding-card.ts'
import { Card } from './card.tsx'
import { CardMenu } from './card-menu.tsx'
import { Count } from './count.tsx'
import { ListMenu } from './list-menu.tsx'
import type { Drag, Target } from '../../../ui/board/use-drag.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

/** A board is read more often than written. */
const AddCard = lazyDialog(() => import('./add-card.tsx'))

interface ColumnProps {
  readonly column: Board['columns'][number]
  readonly lists: readonly TaskList[]
  readonly project: Project
  /** A new card is written at its end. */
  readonly adding: boolean
  readonly openedId: string | undefined
  readonly moving?: Pick<Drag, 'id' | 'target'>
  readonly onMore: () => void
  readonly onMove: (id: string, target: Target) => void
  readonly press: (event: PointerEvent<HTMLElement>, task: Task) => void
  readonly onKey: (event: KeyboardEvent, task: Task) => void
}

/** A list of a board, with how much is in it and how much should be. */
export function Column({ column, lists, project, adding, openedId, moving, onMore, onMove, press, onKey }: ColumnProps) {
  const { t } = useTranslation('work')
  const { list, tasks, count } = column
  const target = moving?.target.listId === list.id ? moving.target : undefined
  const mark = target && <li className={classes['target']} aria-hidden />
  return (
    <section className={classes['column']} aria-label={list.title} data-list={list.id}>
      <header className={classes['head']}>
        <i data-status={list.status} />
        <h2>
          <UserText text={list.title} lines={1} />
        </h2>
        <Count count={count.count} more={count.more} most={list.most} />
        {project.can.edit && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t('addTaskTo', { list: list.title })}
              title={t('addTask')}
              onClick={() => addCardTo(list.id)}
            >
              <IconPlus size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
            <ListMenu list={list} lists={lists} />
          </>
        )}
      </header>
      <ul className={classes['cards']}>
        {target?.after === null && mark}
        {tasks.map((task) => (
          <Fragment key={task.id}>
            <Card
              task={task}
              opened={task.id === openedId}
              lifted={task.id === moving?.id}
              {...(task.can.edit && {
                menu: (
                  <CardMenu
                    task={task}
                    places={lists}
                    here={task.listId}
                    onMove={(listId) => onMove(task.id, { listId, after: null })}
                  />
                ),
              })}
              onPointerDown={(event) => press(event, task)}
              onKeyDown={(event) => onKey(event, task)}
            />
            {target?.after === task.id && mark}
          </Fragment>
        ))}
      </ul>
      {count.count > tasks.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={onMore}>
          {t('showMore')}
        </Button>
      )}
      <Suspense>{adding && <AddCard projectId={project.id} listId={list.id} onClose={() => addCardTo(undefined)} />}</Suspense>
    </section>
  )
}
