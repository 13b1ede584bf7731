import { documentAddresses } from '@diwan/contract/documents/addresses'
import type { ImportReport } from '@diwan/contract/documents/schemas'
import { useTranslation } from 'react-i18next'
import { sendBytes } from '../../../kit/upload.ts'
import { showToast } from '../../../ui/toasts.ts'
import { ImportFileDialog } from '../import-file-dialog.tsx'
import { ImportFindings } from './import-findings.tsx'

interface ImportDialogProps {
  readonly opened: boolean
  readonly id: string
  readonly onClose: () => void
}

/** Writes a file at the end of the text. */
export default function ImportDialog({ opened, id, onClose }: ImportDialogProps) {
  const { t } = useTranslation('documents')
  return (
    <ImportFileDialog<ImportReport>
      opened={opened}
      title={t('import')}
      action={() => t('importWrite')}
      send={(file, { dryRun, requestId }) => {
        const query = new URLSearchParams({ name: file.name, dryRun: String(dryRun) })
        const path = `${documentAddresses.import.path.replace('{id}', id)}?${query}`
        return sendBytes<ImportReport>(file, path, { requestId, onProgress: () => undefined })
      }}
      findings={(report) => <ImportFindings report={report} />}
      onWritten={() => {
        showToast({ kind: 'success', text: t('imported') })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
