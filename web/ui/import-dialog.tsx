import { Alert, Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ImportAnswer } from '@diwan/contract/kit/import'
import { IconAlertCircle, IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import dialog from './dialog.module.css'
import { FileChooser } from './file-chooser.tsx'
import classes from './import-dialog.module.css'
import { ImportRows } from './import-rows.tsx'
import { saveFile } from './save-file.ts'
import { useImport, type ImportEndpoint } from './use-import.ts'

export interface ImportDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string
  /** A registered write. */
  readonly endpoint: ImportEndpoint
  /** What it asks for beside the file: the record it belongs to. */
  readonly of?: object
  /** What the columns are called, as the reader of this screen calls them. */
  readonly columns: readonly string[]
  readonly templateName: string
  /** Shown once the import is finished: the passwords of new people, for instance. */
  readonly after?: (answer: ImportAnswer) => ReactNode
}

/** A file, what would happen to each of its rows, then the import itself. */
export function ImportDialog({ opened, onClose, title, endpoint, of, columns, templateName, after }: ImportDialogProps) {
  const { t } = useTranslation(['imports', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  const { file, choose, check, run, reset, answer, problem, pending } = useImport(endpoint, of)
  const close = () => {
    reset()
    onClose()
  }
  const changes = answer ? answer.counts.create + answer.counts.update : 0
  const finished = answer !== undefined && !answer.dryRun
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={{
        title: dialog['title'] ?? '',
        header: dialog['head'] ?? '',
        content: dialog['frame'] ?? '',
        body: dialog['body'] ?? '',
      }}
      size={720}
      radius={phone ? 0 : 14}
      fullScreen={phone ?? false}
      closeOnClickOutside={!pending}
    >
      <div className={dialog['whole']} aria-busy={pending}>
        <div className={dialog['fields']}>
          <div className={dialog['form']}>
            {problem && (
              <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
                {problem}
              </Alert>
            )}
            {!finished && (
              <div className={classes['source']}>
                <p>{t('importText')}</p>
                <p className={classes['columns']}>{t('importColumns', { columns: columns.join(' · ') })}</p>
                <div className={classes['tools']}>
                  <FileChooser
                    accept=".csv,text/csv"
                    label={t('importChoose')}
                    icon={<IconFileSpreadsheet size={17} stroke={1.6} aria-hidden />}
                    file={file}
                    onChoose={(chosen) => void choose(chosen)}
                  />
                  <Button
                    variant="subtle"
                    onClick={() => saveFile({ name: templateName, content: `\ufeff${columns.join(',')}\r\n` })}
                  >
                    {t('importTemplate')}
                  </Button>
                </div>
              </div>
            )}
            {answer && <ImportRows answer={answer} />}
            {finished && after?.(answer)}
          </div>
          <i className={dialog['more']} />
        </div>
        <div className={dialog['end']} data-foot>
          <div className={dialog['aside']}>{answer?.dryRun && changes === 0 && t('importNothing')}</div>
          <Button variant="default" onClick={close}>
            {t(finished ? 'close' : 'cancel', { ns: 'kit' })}
          </Button>
          {!finished && answer && changes > 0 && (
            <Button disabled={pending} onClick={run}>
              {t(pending ? 'importing' : 'importNow')}
            </Button>
          )}
          {!answer && (
            <Button disabled={!file || pending} onClick={check}>
              {t(pending ? 'importChecking' : 'importCheck')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
