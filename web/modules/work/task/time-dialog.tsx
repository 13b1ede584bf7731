import { times } from '@diwan/contract/work/endpoints/times'
import { MAX_ESTIMATE, MAX_TIME_MINUTES } from '@diwan/contract/work/limits'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon, Button, Group, Modal, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import classes from './task.module.css'
import { useTaskChange } from './use-task-change.ts'
import { useTimeText } from './use-time-text.ts'

/** How long it should take, and every entry of what it took. */
export default function TimeDialog({ task, onClose }: { task: TaskRecord; onClose: () => void }) {
  const { t } = useTranslation(['work', 'kit'])
  const me = useSession()?.metadata.id
  const timeText = useTimeText()
  const change = useTaskChange(task)
  const add = useWrite(times.add, { scope: `task:${task.id}` })
  const remove = useWrite(times.remove, { scope: `task:${task.id}` })
  const [minutes, type] = useState<number | string>('')
  const [hours, estimate] = useState<number | string>(task.estimate === null ? '' : task.estimate / 60)
  const keepEstimate = () => {
    const wanted = hours === '' ? null : Math.min(MAX_ESTIMATE, Math.max(1, Math.round(Number(hours) * 60)))
    if (wanted !== task.estimate) change({ estimate: wanted })
  }
  const send = () => {
    if (minutes === '') return
    add.mutate({ id: task.id, minutes: Number(minutes) }, { onSuccess: () => type('') })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('time')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={460}
      radius={12}
    >
      <NumberInput
        label={t('estimate')}
        min={0}
        max={MAX_ESTIMATE / 60}
        decimalScale={2}
        value={hours}
        onChange={estimate}
        onBlur={keepEstimate}
        data-autofocus
      />
      <Group align="end" mt="sm">
        <NumberInput
          label={t('addTime')}
          min={1}
          max={MAX_TIME_MINUTES}
          allowDecimal={false}
          value={minutes}
          onChange={type}
          onKeyDown={(event) => event.key === 'Enter' && send()}
        />
        <Button variant="default" disabled={minutes === '' || add.isPending} onClick={send}>
          {t('addTimeButton')}
        </Button>
      </Group>
      <ul className={classes['waits']} aria-label={t('entries')}>
        {task.times.map(({ id, person, startedDate, seconds }) => (
          <li key={id}>
            <span className={classes['grow']}>
              <PersonChip person={person} />
            </span>
            <UpdatedText seconds={startedDate} />
            <span>{seconds === null ? t('clockRuns') : timeText(seconds)}</span>
            {person.id === me && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={t('removeTime', { person: person.fullName })}
                onClick={() => remove.mutate({ id: task.id, timeId: id })}
              >
                <IconTrash size={15} stroke={1.7} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
