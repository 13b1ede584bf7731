import type { LearntLesson } from '@diwan/contract/training/schemas/learning'
import { Button, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '@diwan/contract/files/addresses'
import { AttachmentList } from '../../../../ui/attachment-list.tsx'
import classes from './lessons.module.css'
import { lazyPart } from '../../../../ui/lazy-part.tsx'

const PdfView = lazyPart(() => import('../../../../ui/attachment/pdf-view.tsx'))

interface DocumentLessonProps {
  readonly lesson: Extract<LearntLesson, { kind: 'document' }>
}

/** A picture and a PDF are read here; whatever it is, it can be saved. */
export default function DocumentLesson({ lesson: { file } }: DocumentLessonProps) {
  const { t } = useTranslation(['training', 'files'])
  if (!file) return <p className={classes['dim']}>{t('fileGone')}</p>
  const { id, name, type, picture } = file
  return (
    <div className={classes['document']} data-file={type}>
      {picture ? (
        <>
          <img className={classes['picture']} src={`${fileUrl(id)}?size=shown`} {...picture} alt={name} />
          <Button
            className={classes['turn'] ?? ''}
            variant="default"
            leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
            renderRoot={({ children, ...props }: { children?: ReactNode }) => (
              <a {...props} href={fileUrl(id)} download={name}>
                {children}
              </a>
            )}
          >
            {t('download', { ns: 'files' })}
          </Button>
        </>
      ) : (
        <AttachmentList files={[file]} still />
      )}
      {type === 'application/pdf' && (
        <Suspense fallback={<Skeleton height={480} />}>
          <PdfView url={fileUrl(id)} />
        </Suspense>
      )}
    </div>
  )
}
