import { takesFocus } from '../../../kit/takes-focus.ts'
import { documentFromLightText, lightTextOf, type Mentioned } from '@diwan/core/light-text'
import { isEmptyDocument } from '@diwan/core/document'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { DocumentField, WrittenText } from '../../writing/public.ts'
import classes from './task.module.css'
import { useTaskChange } from './use-task-change.ts'

interface Typed {
  readonly text: string
  readonly mentioned: readonly Mentioned[]
}

const fieldTakesFocus = (part: HTMLElement | null): void => takesFocus(part?.querySelector('textarea') ?? null)

/** What a task is about, changed in place. */
export function Description({ task }: { task: TaskRecord }) {
  const { t } = useTranslation(['work', 'kit'])
  const [typed, type] = useState<Typed>()
  const change = useTaskChange(task)
  const fallback = useDirection()
  const { description, can } = task
  const begin = () => type((description && lightTextOf(description)) ?? { text: '', mentioned: [] })
  const keep = () => {
    const document = documentFromLightText(typed?.text ?? '', typed?.mentioned ?? [], fallback)
    change({ description: isEmptyDocument(document) ? null : document })
    type(undefined)
  }
  if (typed)
    return (
      <section className={classes['part']} aria-label={t('description')} ref={fieldTakesFocus}>
        <DocumentField
          features="light"
          aria-label={t('description')}
          autosize
          minRows={3}
          value={typed.text}
          onChange={(text) => type({ ...typed, text })}
        />
        <Group gap={6} mt={8}>
          <Button size="compact-md" onClick={keep}>
            {t('save', { ns: 'kit' })}
          </Button>
          <Button size="compact-md" variant="subtle" color="gray" onClick={() => type(undefined)}>
            {t('cancel', { ns: 'kit' })}
          </Button>
        </Group>
      </section>
    )
  if (!description && !can.edit) return null
  return (
    <section className={classes['part']} aria-label={t('description')}>
      {description && <WrittenText document={description} />}
      {can.edit && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={begin}>
          {t(description ? 'editDescription' : 'addDescription')}
        </Button>
      )}
    </section>
  )
}
