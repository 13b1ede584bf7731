import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './board.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const AddListForm = lazyDialog(() => import('./add-list-form.tsx'))

/** Behind the last list of a board. */
export function AddList({ projectId }: { projectId: string }) {
  const { t } = useTranslation('work')
  const [adding, add] = useState(false)
  const button = (
    <Button
      className={classes['addList'] ?? ''}
      variant="subtle"
      color="gray"
      leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
      onClick={() => add(true)}
    >
      {t('addList')}
    </Button>
  )
  if (!adding) return button
  return (
    <Suspense fallback={button}>
      <AddListForm projectId={projectId} onClose={() => add(false)} />
    </Suspense>
  )
}
