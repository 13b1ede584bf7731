import { Alert, Button, Fieldset, FileInput, Group, Modal, Stack } from '@mantine/core'
import { IconFileImport, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem, type Problem } from '../../kit/problem.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import { newRequestId } from '../../kit/request-id.ts'
import type { Uploading } from '../../kit/upload.ts'

const ACCEPTED = '.docx,.md,.markdown,.txt,.html,.htm,.zip'

interface Attempt {
  readonly dryRun: boolean
  readonly requestId: string
}

interface ImportFileDialogProps<Report> {
  readonly opened: boolean
  readonly title: string
  /** The name of the button that writes. */
  readonly action: (report: Report | undefined) => string
  /** Sends the file, for a trial or to be written. */
  readonly send: (file: File, attempt: Attempt) => Uploading<Report>
  /** Choices that a trial depends on; the file is read again when they change. */
  readonly choices?: { readonly fields: ReactNode; readonly value: string }
  readonly findings: (report: Report) => ReactNode
  readonly onWritten: (report: Report) => void
  readonly onClose: () => void
}

type Step<Report> =
  | { readonly at: 'choosing'; readonly file?: File; readonly problem?: Problem }
  | { readonly at: 'reading'; readonly file: File }
  | { readonly at: 'read' | 'writing'; readonly file: File; readonly report: Report; readonly problem?: Problem }

/** Asks for a file, reports what would come of it, and has it written. */
export function ImportFileDialog<Report>({ opened, title, choices, onClose, ...props }: ImportFileDialogProps<Report>) {
  const { t } = useTranslation(['documents', 'kit'])
  const { step, read, write, stop } = useImport(props)
  const readFor = useRef(choices?.value)
  const file = step.file
  useEffect(() => {
    if (readFor.current === choices?.value) return
    readFor.current = choices?.value
    if (file && step.at !== 'writing') void read(file)
  })
  const isWriting = step.at === 'writing'
  const close = () => {
    if (isWriting) return // its end is waited for: closed, nobody would learn of a refusal
    stop()
    onClose()
  }
  const problem = 'problem' in step ? step.problem : undefined
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={560}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
    >
      <Stack gap={16}>
        <FileInput
          data-autofocus
          label={t('importFile')}
          description={t('importTypes')}
          placeholder={t('importChoose')}
          accept={ACCEPTED}
          value={file ?? null}
          leftSection={<IconUpload size={17} stroke={1.6} aria-hidden />}
          disabled={step.at === 'reading' || isWriting}
          onChange={(chosen) => void read(chosen)}
        />
        {choices && (
          <Fieldset
            variant="unstyled"
            disabled={isWriting}
            style={{ display: 'grid', gap: 16, margin: 0, padding: 0, border: 0 }}
          >
            {choices.fields}
          </Fieldset>
        )}
        {problem && (
          <Alert color="red" role="alert">
            {fieldTexts(problem, ['file'])['file'] ?? problemText(problem)}
          </Alert>
        )}
        {step.at === 'reading' && <p role="status">{t('importReading')}</p>}
        {'report' in step && props.findings(step.report)}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" disabled={isWriting} onClick={close}>
            {t('cancel', { ns: 'kit' })}
          </Button>
          <Button
            leftSection={<IconFileImport size={17} stroke={1.6} aria-hidden />}
            disabled={step.at !== 'read'}
            loading={isWriting}
            onClick={() => step.at === 'read' && void write(step.file, step.report)}
          >
            {props.action('report' in step ? step.report : undefined)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function useImport<Report>({ send, onWritten }: Pick<ImportFileDialogProps<Report>, 'send' | 'onWritten'>) {
  const [step, setStep] = useState<Step<Report>>({ at: 'choosing' })
  /** The trial that can still be cancelled. */
  const trial = useRef<Uploading<Report>>(undefined)
  /** A repeated write uses the same request id, so that it is done once. */
  const writing = useRef('')
  const stop = () => {
    const coming = trial.current
    trial.current = undefined
    coming?.cancel()
    setStep({ at: 'choosing' })
  }
  const read = async (file: File | null) => {
    stop()
    if (!file) return
    setStep({ at: 'reading', file })
    writing.current = newRequestId()
    const coming = send(file, { dryRun: true, requestId: newRequestId() })
    trial.current = coming
    try {
      const report = await coming.done
      if (trial.current === coming) setStep({ at: 'read', file, report })
    } catch (error) {
      if (trial.current === coming) setStep({ at: 'choosing', file, problem: asProblem(error) })
    }
  }
  const write = async (file: File, report: Report) => {
    trial.current = undefined
    setStep({ at: 'writing', file, report })
    try {
      const written = await send(file, { dryRun: false, requestId: writing.current }).done
      setStep({ at: 'choosing' })
      onWritten(written)
    } catch (error) {
      setStep({ at: 'read', file, report, problem: asProblem(error) })
    }
  }
  return { step, read, write, stop }
}
