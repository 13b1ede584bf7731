import { Button } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import { USER_COLUMNS } from '@diwan/contract/users/vocabulary'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEver } from '../../../kit/use-ever.ts'
import { ImportedPeople } from '../imported-people.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ImportDialog = lazyDialog(async () => ({ default: (await import('../../../ui/import-dialog.tsx')).ImportDialog }))

/** Brings people in a file. */
export function ImportButton() {
  const { t, i18n } = useTranslation('users')
  const [importing, setImporting] = useState(false)
  const ever = useEver(importing)
  const columns = Object.values(USER_COLUMNS).map((names) => names[i18n.language.startsWith('ar') ? 'ar' : 'en'])
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={17} stroke={1.6} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        {t('importPeople')}
      </Button>
      <Suspense>
        {ever && (
          <ImportDialog
            opened={importing}
            onClose={() => setImporting(false)}
            title={t('importPeople')}
            endpoint={users.import}
            columns={columns}
            templateName="people.csv"
            after={(answer) => <ImportedPeople answer={answer} />}
          />
        )}
      </Suspense>
    </>
  )
}
