import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageField } from '../../documents/public.ts'
import { taskQueries } from '../api.ts'
import { DescriptionButton } from './description-button.tsx'
import { useMentionable } from './use-mentionable.ts'
import classes from './task.module.css'

interface WrittenDescriptionProps {
  readonly task: Pick<TaskRecord, 'id'>
  readonly id: string
  readonly writing: boolean
  readonly onWrite: (on: boolean) => void
}

/** Read at first; the editor comes when somebody writes, and goes when they say they are done. */
export default function WrittenDescription({ task, id, writing, onWrite }: WrittenDescriptionProps) {
  const { t } = useTranslation('work')
  const client = useQueryClient()
  const mentionable = useMentionable(task.id)
  const [left, leave] = useState(false)
  const done = () => {
    leave(true)
    onWrite(false)
  }
  return (
    <div className={classes['description']} data-writing={writing || undefined}>
      <PageField
        id={id}
        label={t('description')}
        placeholder={t('descriptionPlaceholder')}
        begin={
          writing
            ? undefined
            : (isBlank) => (
                <DescriptionButton
                  says={isBlank ? 'addDescription' : 'editDescription'}
                  focused={left}
                  onClick={() => onWrite(true)}
                />
              )
        }
        focus={writing ? 1 : 0}
        mentionable={mentionable}
        onDone={done}
        onRefused={() => void client.invalidateQueries({ queryKey: taskQueries.all() })}
      />
    </div>
  )
}
