import { ActionIcon, Button, Modal, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { Suspense, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl, type Attachment } from '../../kit/attached-files.ts'
import { useDirection } from '../../kit/formats.ts'
import { FileName } from './file-name.tsx'
import classes from './file-viewer.module.css'
import { lazyPart } from '../lazy-part.tsx'

const PdfView = lazyPart(() => import('./pdf-view.tsx'))

interface FileViewerProps {
  readonly files: readonly Attachment[]
  /** By id. */
  readonly first: string
  readonly onClose: () => void
}

/** One file at a time over the whole screen, with the others of its message before and after it. */
export default function FileViewer({ files, first, onClose }: FileViewerProps) {
  const { t } = useTranslation('files')
  const { t: kit } = useTranslation('kit')
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      files.findIndex(({ id }) => id === first),
    ),
  )
  const rtl = useDirection() === 'rtl'
  const file = files[at]
  const go = (step: number) => setAt((now) => Math.min(files.length - 1, Math.max(0, now + step)))
  const walk = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(rtl ? 1 : -1)
    if (key === 'ArrowRight') go(rtl ? -1 : 1)
  }
  if (!file) return null
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      onKeyDown={walk}
      title={<FileName name={file.name} />}
      closeButtonProps={{ 'aria-label': kit('close') }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      <div className={classes['tools']}>
        {files.length > 1 && (
          <>
            <Step label={t('previous')} disabled={at === 0} onClick={() => go(-1)} back />
            <span aria-live="polite">{t('place', { at: at + 1, count: files.length })}</span>
            <Step label={t('next')} disabled={at === files.length - 1} onClick={() => go(1)} />
          </>
        )}
        <Button
          className={classes['save'] ?? ''}
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
          renderRoot={({ children, ...props }) => (
            <a {...props} href={fileUrl(file.id)} download={file.name}>
              {children}
            </a>
          )}
        >
          {t('download')}
        </Button>
      </div>
      <div className={classes['stage']}>
        {file.picture ? (
          <img
            key={file.id}
            className={classes['picture']}
            src={`${fileUrl(file.id)}?size=shown`}
            {...file.picture}
            alt={file.name}
          />
        ) : (
          <Suspense fallback={<Skeleton height={480} width="min(640px, 100%)" />}>
            <PdfView key={file.id} url={fileUrl(file.id)} />
          </Suspense>
        )}
      </div>
    </Modal>
  )
}

interface StepProps {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly back?: boolean
}

function Step({ label, disabled, onClick, back = false }: StepProps) {
  const Icon = back ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon variant="default" size={36} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={18} stroke={1.6} className="turns" aria-hidden />
    </ActionIcon>
  )
}
