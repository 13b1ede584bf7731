import { milestones } from '@diwan/contract/work/endpoints/milestones'
import { MAX_MILESTONE_TITLE } from '@diwan/contract/work/limits'
import type { Milestone, Project } from '@diwan/contract/work/schemas/projects'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Button, Modal } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { taskQueries } from '../api.ts'
import { DueText } from '../../../ui/due-text.tsx'
import classes from './milestones.module.css'

interface MilestonesProps {
  readonly project: Pick<Project, 'id' | 'can'>
  readonly onClose: () => void
}

/** What a project is on its way to, by its days, and how far it is. */
export function MilestonesDialog({ project: { id, can }, onClose }: MilestonesProps) {
  const { t } = useTranslation(['work', 'kit'])
  const { data, error, refetch } = useQuery(taskQueries.open(id))
  const [writing, write] = useState<Milestone | 'new' | null>(null)
  const [deleting, remove] = useState<Milestone | null>(null)
  if (writing === 'new') return <NewMilestone projectId={id} onClose={() => write(null)} />
  if (writing) return <ChangeMilestone milestone={writing} onClose={() => write(null)} />
  if (deleting) return <DeleteMilestone milestone={deleting} onClose={() => remove(null)} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('milestones')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={12}
    >
      <p className={classes['text']}>{t('milestonesText')}</p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />)}
      {data?.milestones.length === 0 && <p className={classes['text']}>{t('noMilestones')}</p>}
      <ul className={classes['list']} aria-label={t('milestones')}>
        {data?.milestones.map((one) => (
          <Row key={one.id} milestone={one} edits={can.edit} onEdit={() => write(one)} onDelete={() => remove(one)} />
        ))}
      </ul>
      {can.edit && (
        <Button variant="default" mt="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => write('new')}>
          {t('addMilestone')}
        </Button>
      )}
    </Modal>
  )
}

interface RowProps {
  readonly milestone: Milestone
  readonly edits: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function Row({ milestone: { title, dueDate, tasks, tasksDone }, edits, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('work')
  const page = useDirection()
  const reached = tasks > 0 && tasks === tasksDone
  return (
    <li data-reached={reached || undefined}>
      <span className={classes['title']}>
        <UserText text={title} lines={1} />
        <small>{t('milestoneDone', { done: tasksDone, all: tasks })}</small>
      </span>
      {dueDate && <DueText day={dueDate} done={reached} />}
      {edits && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editMilestone', { title: isolate(title, page) })}
            onClick={onEdit}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('deleteMilestone', { title: isolate(title, page) })}
            onClick={onDelete}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  )
}

interface Values extends Record<string, unknown> {
  title: string
  dueDate: string
}
const blank: Values = { title: '', dueDate: '' }
const toInput = ({ title, dueDate }: Values) => ({ title, dueDate: dueDate || null })

function NewMilestone({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation('work')
  const form = useForm({
    endpoint: milestones.create,
    initial: blank,
    keep: `milestone-new-${projectId}`,
    toInput: (values) => ({ id: projectId, ...toInput(values) }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('addMilestone')} form={form} size={460}>
      <UserInput label={t('milestoneTitle')} maxLength={MAX_MILESTONE_TITLE} data-autofocus {...form.text('title')} />
      <DateField label={t('dueDate')} {...form.pick('dueDate')} />
    </FormDialog>
  )
}

interface OfMilestone {
  readonly milestone: Milestone
  readonly onClose: () => void
}

function ChangeMilestone({ milestone: { id, version, title, dueDate }, onClose }: OfMilestone) {
  const { t } = useTranslation('work')
  const page = useDirection()
  const initial = useMemo((): Values => ({ title, dueDate: dueDate ?? '' }), [title, dueDate])
  const form = useForm({
    endpoint: milestones.change,
    initial,
    toInput: (values) => ({ id, version, ...toInput(values) }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('editMilestone', { title: isolate(title, page) })} form={form} size={460}>
      <UserInput label={t('milestoneTitle')} maxLength={MAX_MILESTONE_TITLE} data-autofocus {...form.text('title')} />
      <DateField label={t('dueDate')} {...form.pick('dueDate')} />
    </FormDialog>
  )
}

function DeleteMilestone({ milestone: { id, title }, onClose }: OfMilestone) {
  const { t } = useTranslation(['work', 'kit'])
  const remove = useWrite(milestones.delete, { quiet: true })
  const page = useDirection()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteMilestoneTitle', { title: isolate(title, page) })}
      action={t('delete', { ns: 'kit' })}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
      write={remove}
    >
      {t('deleteMilestoneText')}
    </ConfirmDialog>
  )
}
