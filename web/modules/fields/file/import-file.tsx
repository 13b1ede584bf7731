import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEver } from '../../../kit/use-ever.ts'
import type { ImportFileProps } from './import-file-dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const Dialog = lazyDialog(() => import('./import-file-dialog.tsx'))

/** The way from a file to a draft, beside what begins an empty one. */
export function ImportFile(props: Omit<ImportFileProps, 'opened' | 'onClose'>) {
  const { t } = useTranslation('fields')
  const [opened, open] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('importFile')}
      </Button>
      {useEver(opened) && (
        <Suspense>
          <Dialog {...props} opened={opened} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
