import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const NewArticleDialog = lazyDialog(() => import('./new-article-dialog.tsx'))

/** Begins an article in the category that is shown. */
export function NewArticle({ category }: { readonly category: string | undefined }) {
  const { t } = useTranslation('knowledge')
  const [opened, setOpened] = useState(false)
  const begun = useEver(opened)
  const mayCreate = useHolds('knowledgeHub', 'create')
  const open = () => setOpened(true)
  useCommands(
    mayCreate
      ? [
          {
            id: 'create article',
            label: t('newArticle'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            opensField: true,
            icon: IconPlus,
            run: open,
          },
        ]
      : [],
  )
  if (!mayCreate) return null
  return (
    <>
      <Button
        aria-keyshortcuts="C"
        leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
        rightSection={<Kbd keys="C" />}
        onClick={open}
      >
        {t('newArticle')}
      </Button>
      <Suspense>
        {begun && <NewArticleDialog opened={opened} category={category} title="" onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  )
}
