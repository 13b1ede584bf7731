import { ActionIcon, Button } from '@mantine/core'
import { IconBinaryTree2, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEver } from '../../../kit/use-ever.ts'
import { usePhone } from '../../../kit/widths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { PaneScreen } from '../../../ui/pane-screen.tsx'
import { PaneSkeleton } from '../../../ui/tree/pane-skeleton.tsx'
import { Tree } from '../../../ui/tree/tree.tsx'
import classes from './reader.module.css'
import { useReaderTree } from './use-reader-tree.ts'

const SideDrawer = lazyDialog(async () => ({ default: (await import('../../../ui/side-drawer.tsx')).SideDrawer }))

interface ReaderFrameProps {
  /** The entry that is open: an article, or a category. */
  readonly current?: string | undefined
  /** Its category, to which the tree is unfolded. */
  readonly category?: string | undefined
  readonly children: ReactNode
}

/** A screen of readers with the tree beside it; on a phone the tree is in a drawer. */
export function ReaderFrame({ current, category, children }: ReaderFrameProps) {
  const { t } = useTranslation(['knowledge', 'releases'])
  const title = t('name_knowledgeHub', { ns: 'releases' })
  const phone = usePhone()
  const search = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={t('search')}
      title={t('search')}
      renderRoot={(props: object) => <Link to="/user/knowledge-base" search={{}} {...props} />}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
  return (
    <PaneScreen
      label={title}
      head={
        <>
          <strong>{title}</strong>
          {search}
        </>
      }
      pane={!phone && <ReaderTree current={current} category={category} />}
    >
      {phone && <TreeDrawer current={current} category={category} />}
      {children}
    </PaneScreen>
  )
}

interface ReaderTreeProps {
  readonly current: string | undefined
  readonly category: string | undefined
  readonly onChoose?: () => void
}

function ReaderTree({ current, category, onChoose }: ReaderTreeProps) {
  const { t } = useTranslation('knowledge')
  const { tree, entries, open } = useReaderTree(category)
  if (!tree.data) return tree.error ? <ErrorState error={tree.error} onRetry={() => void tree.refetch()} /> : <PaneSkeleton />
  if (entries.length === 0) return <p className={classes['none']}>{t('noneYet')}</p>
  return (
    <div className={classes['tree']}>
      <Tree
        label={t('tree')}
        entries={entries}
        current={current}
        isOpen={open.isOpen}
        onToggle={open.toggle}
        {...(onChoose && { onChoose })}
      />
    </div>
  )
}

function TreeDrawer({ current, category }: Omit<ReaderTreeProps, 'onChoose'>) {
  const { t } = useTranslation('knowledge')
  const [opened, setOpened] = useState(false)
  const wanted = useEver(opened)
  return (
    <div className={classes['drawer']}>
      <Button
        variant="default"
        fullWidth
        justify="start"
        leftSection={<IconBinaryTree2 size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('openTree')}
      </Button>
      <Suspense>
        {wanted && (
          <SideDrawer opened={opened} title={t('tree')} onClose={() => setOpened(false)}>
            <ReaderTree current={current} category={category} onChoose={() => setOpened(false)} />
          </SideDrawer>
        )}
      </Suspense>
    </div>
  )
}
