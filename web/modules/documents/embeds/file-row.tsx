import { FILE_EXTENSIONS, type FileType } from '@diwan/contract/files/vocabulary'
import { ActionIcon } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl, type Attachment } from '../../../kit/attached-files.ts'
import { sizeText } from '../../../kit/size-text.ts'
import { FileIcon } from '../../../ui/attachment/file-icon.tsx'
import { FileName } from '../../../ui/attachment/file-name.tsx'
import { isShown } from '../../../ui/attachment/is-shown.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import classes from './embeds.module.css'

const FileViewer = lazyDialog(() => import('../../../ui/attachment/file-viewer.tsx'))

const extensionOf = (type: string): string => (FILE_EXTENSIONS[type as FileType]?.[0] ?? '').toUpperCase()

/** A file in a page: its name, type and size, to be looked at where it can be shown, and to be saved. */
export function FileRow({ file }: { readonly file: Attachment }) {
  const { t, i18n } = useTranslation('files')
  const [open, setOpen] = useState(false)
  const { id, name, type, bytes } = file
  return (
    <span className={classes['card']}>
      <FileIcon type={type} />
      <span className={classes['file']}>
        <FileName name={name} />
        <small>
          <bdi>{extensionOf(type)}</bdi> · <bdi>{sizeText(bytes, i18n.language)}</bdi>
        </small>
      </span>
      {isShown(file) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('show', { name })}
          title={t('show', { name })}
          onClick={() => setOpen(true)}
        >
          <IconEye size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        component="a"
        variant="subtle"
        color="gray"
        size={32}
        href={fileUrl(id)}
        download={name}
        aria-label={t('downloadNamed', { name })}
        title={t('downloadNamed', { name })}
      >
        <IconDownload size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Suspense>{open && <FileViewer files={[file]} first={id} onClose={() => setOpen(false)} />}</Suspense>
    </span>
  )
}
