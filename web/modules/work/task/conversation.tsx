import type { CustomChange } from '@diwan/contract/custom-fields/schemas'
import { taskTalk as endpoints } from '@diwan/contract/work/endpoints/tasks'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { useCustomSentence } from '../../custom-fields/reading.ts'
import { Activity } from '../../life/public.ts'
import { rememberFiles, Thread, ThreadComposer } from '../../talk/public.ts'
import { Composer } from '../../writing/public.ts'
import { taskTalk } from './comments.tsx'
import { useMentionable } from './use-mentionable.ts'
import classes from './task.module.css'

const MAX_FILES = 10
/** Nobody is shown writing here. */
const quiet = () => undefined

/** What is said about a task, and what became of it. */
export function Conversation({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const [shown, show] = useState<'comments' | 'activity'>('comments')
  return (
    <section className={classes['part']} aria-label={t(shown)}>
      <SegmentedControl
        size="sm"
        aria-label={t('shown')}
        data={(['comments', 'activity'] as const).map((value) => ({ value, label: t(value) }))}
        value={shown}
        onChange={(now) => show(now)}
      />
      {shown === 'comments' ? <Comments task={task} /> : <History id={task.id} />}
    </section>
  )
}

function Comments({ task: { id } }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const me = useSession()?.metadata.id
  const mentionable = useMentionable(id)
  const { mutate } = useWrite(endpoints.say, { quiet: true, scope: `task:${id}` })
  return (
    <>
      <Thread
        of={taskTalk}
        id={id}
        rights={({ author }) => ({ edit: author?.id === me, delete: author?.id === me, react: true })}
      />
      <ThreadComposer
        id={id}
        kinds={[{ kind: 'task_comment', label: t('comment') }]}
        open={['task_comment']}
        choose={t('comment')}
        closed={null}
      >
        {(kind) => (
          <Composer
            place={{ kind, key: id }}
            purpose="attachment10"
            most={MAX_FILES}
            mentionable={mentionable}
            typing={quiet}
            words={{ write: t('writeComment'), send: t('sendComment'), sent: t('commentSent') }}
            send={({ body, files, draftId }, onSent) => {
              rememberFiles(files)
              mutate({ id, body, attachments: files.map((file) => file.id), draftId }, { onSuccess: onSent })
            }}
          />
        )}
      </ThreadComposer>
    </>
  )
}

/** A move says where to, where the list was another one. */
function History({ id }: { id: string }) {
  const { t } = useTranslation('work')
  const ofCustom = useCustomSentence()
  return (
    <Activity
      id={id}
      sentenceOf={({ event, by, detail }) => {
        const { what, changes } = detail
        if (event === 'work.task_customized' && Array.isArray(changes))
          return ofCustom(by?.fullName ?? '', changes as CustomChange[])
        if (event !== 'work.task_moved' || typeof what !== 'string') return undefined
        return t('activity_task_moved_to', { actor: by?.fullName ?? '', what })
      }}
    />
  )
}
