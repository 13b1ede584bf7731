import { documentAddresses } from '@diwan/contract/documents/addresses'
import type { ImportReport } from '@diwan/contract/documents/schemas'
import { Alert, Button, FileInput, Group, Modal, Stack } from '@mantine/core'
import { IconFileImport, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { fieldTexts, problemText } from '../../../kit/problem-words.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { sendBytes } from '../../../kit/upload.ts'
import { showToast } from '../../../ui/toasts.ts'
import { ImportFindings } from './import-findings.tsx'

const ACCEPTED = '.docx,.md,.markdown,.txt,.html,.htm,.zip'

interface ImportDialogProps {
  readonly opened: boolean
  readonly id: string
  readonly onClose: () => void
}

type Step =
  | { readonly at: 'choosing'; readonly problem?: Problem }
  | { readonly at: 'reading'; readonly file: File }
  | { readonly at: 'read' | 'writing'; readonly file: File; readonly report: ImportReport; readonly problem?: Problem }

interface Sent {
  readonly dryRun: boolean
  readonly requestId: string
}

function send(id: string, file: File, { dryRun, requestId }: Sent) {
  const query = new URLSearchParams({ name: file.name, dryRun: String(dryRun) })
  const path = `${documentAddresses.import.path.replace('{id}', id)}?${query}`
  return sendBytes<ImportReport>(file, path, { requestId, onProgress: () => undefined })
}

/** Asks for a file, reports what would come of it, and writes it at the end of the text. */
export default function ImportDialog({ opened, id, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['documents', 'kit'])
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  /** The request that can still be cancelled. A repeated write uses the same request id, so that it is done once. */
  const sending = useRef<ReturnType<typeof send>>(undefined)
  const writing = useRef('')
  const close = () => {
    const coming = sending.current
    sending.current = undefined
    coming?.cancel()
    setStep({ at: 'choosing' })
    onClose()
  }
  const read = async (file: File | null) => {
    if (!file) return setStep({ at: 'choosing' })
    setStep({ at: 'reading', file })
    writing.current = newRequestId()
    const coming = send(id, file, { dryRun: true, requestId: newRequestId() })
    sending.current = coming
    try {
      setStep({ at: 'read', file, report: await coming.done })
    } catch (error) {
      if (sending.current === coming) setStep({ at: 'choosing', problem: asProblem(error) })
    }
  }
  const write = async (file: File, report: ImportReport) => {
    setStep({ at: 'writing', file, report })
    sending.current = undefined // a write that began is not given up
    try {
      await send(id, file, { dryRun: false, requestId: writing.current }).done
      showToast({ kind: 'success', text: t('imported') })
      close()
    } catch (error) {
      setStep({ at: 'read', file, report, problem: asProblem(error) })
    }
  }
  const problem = 'problem' in step ? step.problem : undefined
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('import')}
      size={560}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
    >
      <Stack gap={16}>
        <FileInput
          data-autofocus
          label={t('importFile')}
          description={t('importTypes')}
          placeholder={t('importChoose')}
          accept={ACCEPTED}
          value={'file' in step ? step.file : null}
          leftSection={<IconUpload size={17} stroke={1.6} aria-hidden />}
          disabled={step.at === 'reading' || step.at === 'writing'}
          onChange={(file) => void read(file)}
        />
        {problem && (
          <Alert color="red" role="alert">
            {fieldTexts(problem, ['file'])['file'] ?? problemText(problem)}
          </Alert>
        )}
        {step.at === 'reading' && <p role="status">{t('importReading')}</p>}
        {'report' in step && <ImportFindings report={step.report} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={close}>
            {t('cancel', { ns: 'kit' })}
          </Button>
          <Button
            leftSection={<IconFileImport size={17} stroke={1.6} aria-hidden />}
            disabled={step.at !== 'read'}
            loading={step.at === 'writing'}
            onClick={() => step.at === 'read' && void write(step.file, step.report)}
          >
            {t('importWrite')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
