import { dependencies as endpoints } from '@diwan/contract/work/endpoints/dependencies'
import type { TaskDependency } from '@diwan/contract/work/schemas/dependencies'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconPlus, IconUnlink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { DueText } from '../../../ui/due-text.tsx'
import classes from './task.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const DependencyDialog = lazyDialog(() => import('./dependency-dialog.tsx'))
const ShiftDialog = lazyDialog(() => import('./shift-dialog.tsx'))

/** What a task waits for and what waits for it; whose dates contradict that is shown and can be shifted. */
export function Dependencies({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const [asked, ask] = useState<TaskDependency | 'new' | 'shift' | null>(null)
  const { waitsForTasks, followedBy, can } = task
  if (waitsForTasks.length + followedBy.length === 0 && !can.edit) return null
  const late = followedBy.some(({ kept }) => !kept)
  const close = () => ask(null)
  return (
    <section className={classes['part']} aria-label={t('dependencies')} data-dependencies>
      <header className={classes['partHead']}>
        <h3>{t('dependencies')}</h3>
        {can.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('addDependency')}
            title={t('addDependency')}
            onClick={() => ask('new')}
          >
            <IconPlus size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <Waiting label={t('waitsForTasks')} all={waitsForTasks} task={task} onEdit={ask} />
      <Waiting label={t('followedBy')} all={followedBy} task={task} />
      {late && can.edit && (
        <Button variant="default" size="compact-md" onClick={() => ask('shift')}>
          {t('shiftFollowing')}
        </Button>
      )}
      <Suspense>
        {asked === 'shift' && <ShiftDialog id={task.id} onClose={close} />}
        {asked !== null && asked !== 'shift' && (
          <DependencyDialog task={task} {...(asked !== 'new' && { held: asked })} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}

interface WaitingProps {
  readonly label: string
  readonly all: readonly TaskDependency[]
  readonly task: TaskRecord
  /** Changed from the side that waits. */
  readonly onEdit?: (one: TaskDependency) => void
}

function Waiting({ label, all, task, onEdit }: WaitingProps) {
  const { t } = useTranslation('work')
  const page = useDirection()
  const remove = useWrite(endpoints.remove)
  if (all.length === 0) return null
  return (
    <>
      <h4 className={classes['side']}>{label}</h4>
      <ul className={classes['waits']} aria-label={label}>
        {all.map((one) => (
          <li key={one.task.id}>
            <span className={classes['grow']}>
              <Link to="." search={(now: object) => ({ ...now, task: one.task.id })}>
                <UserText text={one.task.title} />
              </Link>
              <Kind of={one} />
            </span>
            <DayOf task={one.task} />
            {onEdit && task.can.edit && (
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t('editDependency', { title: isolate(one.task.title, page) })}
                  onClick={() => onEdit(one)}
                >
                  <IconPencil size={15} stroke={1.7} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={28}
                  aria-label={t('removeDependency', { title: isolate(one.task.title, page) })}
                  onClick={() => remove.mutate({ id: task.id, beforeId: one.task.id })}
                >
                  <IconUnlink size={15} stroke={1.7} aria-hidden />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function DayOf({ task: { startDate, dueDate, status } }: { task: TaskDependency['task'] }) {
  const day = dueDate ?? startDate
  return day && <DueText day={day} done={status === 'DONE' || status === 'CANCELED'} />
}

/** How it waits, in words, and that the dates say otherwise. */
function Kind({ of: { kind, lag, kept } }: { of: TaskDependency }) {
  const { t } = useTranslation('work')
  return (
    <small className={classes['dim']}>
      {t(`dependency_${kind}`)}
      {lag !== 0 && ` · ${lag > 0 ? t('lagOf', { count: lag }) : t('overlapOf', { count: -lag })}`}
      {!kept && (
        <span className={classes['warns']}>
          <IconAlertTriangle size={14} stroke={1.7} aria-hidden /> {t('notKept')}
        </span>
      )}
    </small>
  )
}
