import { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import type { TicketReport } from '@diwan/contract/tickets/schemas/report'
import { IconArrowsLeftRight, IconDownload, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useDirection } from '../../../kit/formats.ts'
import type { MenuAction } from '../../../ui/action-menu.tsx'
import { pictureOf } from '../../../ui/chart/picture.ts'
import { plotShapes } from '../../../ui/chart/plot-shapes.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { useFigureText, useReportPanels, useReportSteps } from './report-chart.tsx'
import type { Report } from './use-report.ts'

const WIDTH = 996

interface Flip {
  readonly flipped: boolean
  readonly flip: () => void
}

/** The menu of the report offers files of table and chart, the chart as a picture, and the direction of its time. */
export function useReportMenu(report: Report, data: TicketReport | undefined, { flipped, flip }: Flip): MenuAction[] {
  const { t } = useTranslation(['tickets', 'kit'])
  const rtl = useDirection() === 'rtl'
  const panels = useReportPanels(data?.points ?? [])
  const steps = useReportSteps(data?.points ?? [], report)
  const text = useFigureText()
  const savePicture = async () => {
    const drawn = plotShapes({ width: WIDTH, steps, panels, rtl, leftward: rtl !== flipped, text })
    const legend = panels.flatMap(({ series }) => series)
    const content = await pictureOf({ ...drawn, title: t('reportTitle'), width: WIDTH, legend, rtl })
    if (content) saveFile({ name: `${t('reportFile')}-${report.asked.from}-${report.asked.to}.png`, content })
  }
  const file = (format: 'csv' | 'xlsx', table: 'rows' | 'steps') =>
    fileAddress(ticketReports.export, { ...report.asked, format, table })
  return [
    { name: 'xlsx', label: t('export_xlsx', { ns: 'kit' }), icon: IconDownload, file: file('xlsx', 'rows') },
    { name: 'csv', label: t('export_csv', { ns: 'kit' }), icon: IconDownload, file: file('csv', 'rows') },
    { name: 'steps', label: t('saveSteps', { ns: 'kit' }), icon: IconDownload, file: file('csv', 'steps') },
    { name: 'picture', label: t('savePicture', { ns: 'kit' }), icon: IconPhoto, run: () => void savePicture() },
    { name: 'flip', label: t('flipTime', { ns: 'kit' }), icon: IconArrowsLeftRight, run: flip },
  ]
}
