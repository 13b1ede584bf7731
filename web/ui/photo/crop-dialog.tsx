import { Alert, Button, Modal, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import type { UploadedFile } from '../../kit/upload.ts'
import dialog from '../dialog.module.css'
import classes from './crop-dialog.module.css'
import { CropStage } from './crop-stage.tsx'
import { mostZoom, squareOf, wholeView, zoomed, zoomOf, type CropView, type Size } from './crop-view.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

export interface CropDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onDone: (kept: UploadedFile) => void
}

/** Chooses the round part of a picture and sends it. What was chosen stays while it is refused or cancelled. */
export default function CropDialog({ file, onClose, onDone }: CropDialogProps) {
  const { t } = useTranslation('files')
  const { t: kit } = useTranslation('kit')
  const phone = useMediaQuery('(max-width: 47.99em)')
  const { src, size, unreadable } = usePicture(file)
  const [chosen, setChosen] = useState<CropView>()
  const { part, problem: refused, send, cancel } = useUpload()
  const view = size && (chosen ?? wholeView(size))
  const problem = unreadable ? new Problem('invalid_input', 400, { fields: [{ path: 'file', code: 'file_type' }] }) : refused
  const sending = part !== undefined

  const use = async () => {
    if (!size || !view) return
    const { x, y, side } = squareOf(size, view)
    const kept = await send(file, { purpose: 'photo', x, y, side })
    if (kept) onDone(kept)
  }
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t('cropTitle')}
      closeButtonProps={{ 'aria-label': kit('close') }}
      classNames={{ title: dialog['title'] ?? '' }}
      size={440}
      radius={phone ? 0 : 14}
      fullScreen={phone ?? false}
      closeOnClickOutside={false}
    >
      <div className={dialog['form']} aria-busy={sending}>
        {problem && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
            {fieldTexts(problem, ['file'])['file'] ?? problemText(problem)}
          </Alert>
        )}
        {size && view ? (
          <>
            <CropStage
              src={src}
              picture={size}
              view={view}
              onView={(change) => setChosen((now) => change(now ?? wholeView(size)))}
            />
            <p id="crop-hint" className={classes['hint']}>
              {t('cropHint')}
            </p>
            <label className={classes['zoom']}>
              <span>{t('cropZoom')}</span>
              <input
                type="range"
                min={1}
                max={mostZoom(size)}
                step={0.01}
                value={zoomOf(size, view)}
                disabled={mostZoom(size) === 1}
                onChange={(event) => setChosen(zoomed(size, view, Number(event.currentTarget.value)))}
              />
            </label>
          </>
        ) : (
          !unreadable && <Skeleton height={320} radius={12} />
        )}
        {sending && <UploadProgress part={part} />}
        <div className={dialog['end']}>
          <Button variant="default" onClick={sending ? cancel : close}>
            {kit('cancel')}
          </Button>
          <Button disabled={!size || sending} onClick={() => void use()}>
            {refused?.mayPass ? kit('tryAgain') : t('cropUse')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** The picture as the browser shows it: turned as the camera said, like the portal will. */
function usePicture(file: File): { src: string; size: Size | undefined; unreadable: boolean } {
  const [read, setRead] = useState<{ src: string; size?: Size }>()
  useEffect(() => {
    const src = URL.createObjectURL(file)
    let gone = false
    void sizeOf(file).then((size) => gone || setRead({ src, ...(size && { size }) }))
    return () => {
      gone = true
      URL.revokeObjectURL(src)
    }
  }, [file])
  return { src: read?.src ?? '', size: read?.size, unreadable: read !== undefined && !read.size }
}

/** Nothing for what is no picture. */
async function sizeOf(file: File): Promise<Size | undefined> {
  try {
    const image = await createImageBitmap(file)
    const { width, height } = image
    image.close()
    return { width, height }
  } catch {
    return undefined
  }
}
