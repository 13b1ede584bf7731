import type { Project } from '@diwan/contract/work/schemas/projects'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { taskQueries } from '../api.ts'
import classes from './table.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const AddCard = lazyDialog(() => import('../board/add-card.tsx'))

/** A new task begins in the first list of its project. */
export function AddRow({ project }: { project: Project }) {
  const { t } = useTranslation('work')
  const [adds, add] = useState(false)
  const [first] = useQuery(taskQueries.open(project.id)).data?.lists ?? []
  if (!first) return null
  return (
    <div className={classes['addRow']}>
      {adds ? (
        <Suspense>
          <AddCard projectId={project.id} listId={first.id} onClose={() => add(false)} />
        </Suspense>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} stroke={1.7} aria-hidden />}
          onClick={() => add(true)}
        >
          {t('addTask')}
        </Button>
      )}
    </div>
  )
}
