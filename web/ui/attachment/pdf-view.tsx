import { ActionIcon, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import classes from './pdf-view.module.css'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

/** Drawn, never run: no script of the document, no form, no link, nothing fetched but the document itself. */
const DRAWN = { enableXfa: false, useWasm: false, isImageDecoderSupported: false, withCredentials: true } as const

const WIDEST = 860
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

export default function PdfView({ url }: { url: string }) {
  const { t } = useTranslation('files')
  const { ref, width } = useElementSize()
  const [pages, setPages] = useState(0)
  const [at, setAt] = useState(1)
  const [zoom, setZoom] = useState(2)
  const tools = [
    { label: t('previousPage'), Icon: IconChevronLeft, off: at <= 1, run: () => setAt(at - 1) },
    { label: t('nextPage'), Icon: IconChevronRight, off: at >= pages, run: () => setAt(at + 1) },
    { label: t('zoomOut'), Icon: IconZoomOut, off: zoom === 0, run: () => setZoom(zoom - 1) },
    { label: t('zoomIn'), Icon: IconZoomIn, off: zoom === ZOOMS.length - 1, run: () => setZoom(zoom + 1) },
  ]
  const skeleton = <Skeleton height={480} width="min(640px, 100%)" />
  return (
    <div ref={ref} className={classes['place']}>
      {pages > 0 && (
        <div className={classes['tools']} role="toolbar" aria-label={t('page', { at, count: pages })}>
          <span aria-live="polite">{t('page', { at, count: pages })}</span>
          {tools.map(({ label, Icon, off, run }) => (
            <ActionIcon key={label} variant="default" size={32} aria-label={label} disabled={off} onClick={run}>
              <Icon size={17} stroke={1.6} className="turns" aria-hidden />
            </ActionIcon>
          ))}
        </div>
      )}
      <div className={classes['paper']} dir="ltr">
        <Document
          file={url}
          options={DRAWN}
          loading={skeleton}
          error={<p role="alert">{t('unshowable')}</p>}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
        >
          <Page
            pageNumber={at}
            width={Math.min(width || WIDEST, WIDEST) * (ZOOMS[zoom] ?? 1)}
            renderAnnotationLayer={false}
            loading={skeleton}
          />
        </Document>
      </div>
    </div>
  )
}
