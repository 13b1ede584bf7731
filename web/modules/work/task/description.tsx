import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { DescriptionButton } from './description-button.tsx'
import classes from './task.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Comes with the first task that has one. */
const WrittenDescription = lazyPart(() => import('./written-description.tsx'))

/** What a task is about: a document, which several people write at once. */
export function Description({ task }: { task: TaskRecord }) {
  const { id, documentId, can } = task
  const { t } = useTranslation('work')
  const [writing, write] = useState(false)
  const { mutate, isPending } = useWrite(tasks.describe)
  if (documentId === null && !can.edit) return null
  return (
    <section className={classes['part']} aria-label={t('description')}>
      {documentId === null ? (
        <DescriptionButton
          says="addDescription"
          loading={isPending}
          onClick={() => mutate({ id }, { onSuccess: () => write(true) })}
        />
      ) : (
        <Suspense>
          <WrittenDescription key={documentId} task={task} id={documentId} writing={writing} onWrite={write} />
        </Suspense>
      )}
    </section>
  )
}
