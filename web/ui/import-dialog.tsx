import { Alert, Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ImportAnswer } from '@diwan/contract/kit/import'
import { IconAlertCircle, IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { instantWithin } from '../kit/formats.ts'
import dialog from './dialog.module.css'
import { FileChooser } from './file-chooser.tsx'
import classes from './import-dialog.module.css'
import { ImportProgress } from './import-progress.tsx'
import { ImportReading } from './import-reading.tsx'
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
  const { file, choose, check, chooseColumns, isStale, run, current, last, showLast, reset, preview, problem, pending } =
    useImport(endpoint, of)
  const close = () => {
    reset()
    onClose()
  }
  const running = current !== undefined && (current.state === 'waiting' || current.state === 'running')
  const result = current?.answer ?? undefined
  const table = current && current.state !== 'failed' ? undefined : preview?.table
  const isReady = preview !== undefined && !isStale && !preview.table.isUndecided
  const changes = isReady ? preview.counts.create + preview.counts.update : 0
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
            {running && <ImportProgress run={current} />}
            {!running && !result && (
              <div className={classes['source']}>
                <p>{t('importText')}</p>
                <p className={classes['columns']}>{t('importColumns', { columns: columns.join(' · ') })}</p>
                <div className={classes['tools']}>
                  <FileChooser
                    accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
                {last && !file && (
                  <p className={classes['aside']}>
                    <span className={classes['columns']}>{t('importLast', { when: instantWithin(last.createdDate) })}</span>
                    <Button variant="subtle" size="compact-sm" onClick={showLast}>
                      {t('importShowLast')}
                    </Button>
                  </p>
                )}
              </div>
            )}
            {table && (
              <ImportReading
                table={table}
                disabled={pending}
                onRead={(change) => void check(change)}
                onColumns={chooseColumns}
                onLeaveOut={(chosen) => void check({ columns: chosen })}
              />
            )}
            {table && isReady && <ImportRows answer={preview} />}
            {result && <ImportRows answer={result} />}
            {result && after?.(result)}
          </div>
          <i className={dialog['more']} />
        </div>
        <div className={dialog['end']} data-foot>
          <div className={dialog['aside']}>{isReady && !current && changes === 0 && t('importNothing')}</div>
          <Button variant="default" onClick={close}>
            {t(result || running ? 'close' : 'cancel', { ns: 'kit' })}
          </Button>
          {!running && !result && isReady && changes > 0 && (
            <Button disabled={pending} onClick={() => void run()}>
              {t('importNow')}
            </Button>
          )}
          {!running && !result && !isReady && (
            <Button disabled={!file || pending} onClick={() => void check()}>
              {t(pending ? 'importChecking' : 'importCheck')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
