import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../../kit/rights.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { usePhone } from '../../../kit/widths.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ImportArticlesDialog = lazyDialog(() => import('./import-articles-dialog.tsx'))

/** Begins articles from a file, in the category that is shown. */
export function ImportArticles({ category }: { readonly category: string | undefined }) {
  const { t } = useTranslation('knowledge')
  const [opened, setOpened] = useState(false)
  const begun = useEver(opened)
  const mayCreate = useHolds('knowledgeHub', 'create')
  const phone = usePhone()
  if (!mayCreate || phone) return null // a phone has no files of a wiki
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={17} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('importArticles')}
      </Button>
      <Suspense>
        {begun && (
          <ImportArticlesDialog key={category ?? ''} opened={opened} category={category} onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </>
  )
}
