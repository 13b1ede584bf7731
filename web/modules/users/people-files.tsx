import { Button } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import { USER_COLUMNS } from '@diwan/contract/users/vocabulary'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../kit/call.ts'
import { useHolds } from '../../kit/rights.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'
import type { UserFilter } from './api.ts'
import { ImportedPeople } from './imported-people.tsx'

/** Bringing people in a file, and taking exactly the list away as one. */
export function PeopleFiles({ filter }: { filter: UserFilter }) {
  const { t, i18n } = useTranslation('users')
  const [importing, setImporting] = useState(false)
  const [mayImport, mayExport] = [useHolds('users', 'create'), useHolds('users', 'export')]
  const columns = Object.values(USER_COLUMNS).map((names) => names[i18n.language.startsWith('ar') ? 'ar' : 'en'])

  return (
    <>
      {mayImport && (
        <Button
          variant="default"
          h={36}
          leftSection={<IconUpload size={17} stroke={1.6} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {t('importPeople')}
        </Button>
      )}
      {mayExport && (
        <Button
          component="a"
          href={fileAddress(users.export, filter)}
          download
          variant="default"
          h={36}
          leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
        >
          {t('exportPeople')}
        </Button>
      )}
      {mayImport && (
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
    </>
  )
}
