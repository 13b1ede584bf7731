import { ActionIcon } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEver } from '../../../kit/use-ever.ts'
import { useQuery } from '@tanstack/react-query'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { PaneScreen } from '../../../ui/pane-screen.tsx'
import { articleQueries } from '../api/api.ts'
import { CategoryPane } from './category-pane.tsx'

const NewCategoryDialog = lazyDialog(async () => ({ default: (await import('./category-dialogs.tsx')).NewCategoryDialog }))

/** A screen of those who write, with the tree of categories beside it. */
export function ManageFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['knowledge', 'releases'])
  const title = t('name_knowledgeHub', { ns: 'releases' })
  const [making, setMaking] = useState(false)
  const begun = useEver(making)
  const mayCreate = useQuery(articleQueries.tree('manage')).data?.can.create === true
  return (
    <PaneScreen
      label={title}
      head={
        <>
          <strong>{title}</strong>
          {mayCreate && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={30}
              aria-label={t('newCategory')}
              title={t('newCategory')}
              onClick={() => setMaking(true)}
            >
              <IconFolderPlus size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
          <Suspense>{begun && <NewCategoryDialog opened={making} parent={null} onClose={() => setMaking(false)} />}</Suspense>
        </>
      }
      pane={<CategoryPane />}
    >
      {children}
    </PaneScreen>
  )
}
