import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useDirection } from '../../kit/formats.ts'
import type { ImportDialogProps } from '../../ui/import-dialog.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const ImportDialog = lazyDialog(async () => ({ default: (await import('../../ui/import-dialog.tsx')).ImportDialog }))

interface ImportButtonProps extends Pick<ImportDialogProps, 'endpoint' | 'of' | 'templateName'> {
  readonly label: string
  /** What it brings something into, where there are several of them. */
  readonly about?: string
  readonly columns: Readonly<Record<string, { readonly ar: string; readonly en: string }>>
}

/** Brings rows of a file into a course, after they were looked at. */
export function ImportButton({ label, about = '', columns, ...rest }: ImportButtonProps) {
  const [opened, open] = useState(false)
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const title = about === '' ? label : `${label}: \u2068${about}\u2069`
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        style={{ justifySelf: 'start' }}
        aria-label={title}
        leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
        onClick={() => open(true)}
      >
        {label}
      </Button>
      <Suspense>
        {opened && (
          <ImportDialog
            opened
            onClose={() => open(false)}
            title={title}
            columns={Object.values(columns).map((names) => names[language])}
            {...rest}
          />
        )}
      </Suspense>
    </>
  )
}
