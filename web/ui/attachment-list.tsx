import { IconDownload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl, type Attachment } from '../kit/attached-files.ts'
import { sizeText } from '../kit/size-text.ts'
import classes from './attachment-list.module.css'
import { FileIcon } from './attachment/file-icon.tsx'
import { FileName } from './attachment/file-name.tsx'
import { isShown } from './attachment/is-shown.ts'
import { lazyDialog } from './lazy-part.tsx'

const FileViewer = lazyDialog(() => import('./attachment/file-viewer.tsx'))

/** The files of one record: pictures as pictures, the rest by name. What can be shown opens here, the rest is saved. */
export function AttachmentList({ files, still = false }: { files: readonly Attachment[]; still?: boolean }) {
  const { t } = useTranslation('files')
  const [open, setOpen] = useState<string>()
  const shown = files.filter(isShown)
  if (files.length === 0) return null
  return (
    <>
      <ul className={classes['list']} aria-label={t('attachments')}>
        {files.map((file) => (
          <li key={file.id} className={classes['item']}>
            <Tile file={file} {...(!still && isShown(file) && { show: () => setOpen(file.id) })} />
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <FileViewer files={shown} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Tile({ file, show }: { file: Attachment; show?: () => void }) {
  const { t } = useTranslation('files')
  if (!show)
    return (
      <a className={classes['tile']} href={fileUrl(file.id)} download={file.name} aria-label={t('downloadNamed', file)}>
        <Inside file={file} />
        <IconDownload size={17} stroke={1.6} aria-hidden />
      </a>
    )
  return (
    <button type="button" className={classes[file.picture ? 'picture' : 'tile']} aria-label={t('show', file)} onClick={show}>
      <Inside file={file} />
    </button>
  )
}

function Inside({ file: { id, name, type, bytes, picture } }: { file: Attachment }) {
  const { i18n } = useTranslation()
  if (picture)
    return (
      <img className={classes['image']} src={`${fileUrl(id)}?size=thumb`} {...picture} alt={name} title={name} loading="lazy" />
    )
  return (
    <>
      <FileIcon type={type} />
      <span className={classes['words']}>
        <FileName name={name} />
        <small className={classes['dim']}>
          <bdi>{sizeText(bytes, i18n.language)}</bdi>
        </small>
      </span>
    </>
  )
}
