import { endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { TicketReport, TicketReportExport, TicketReportQuery } from '../schemas/report.ts'

const reads = { module: 'tickets', method: 'GET', access: flag('dashboard', 'view') } as const

export const ticketReports = {
  report: endpoint({
    ...reads,
    name: 'tickets.report',
    summary: 'Figures of the tickets that this caller may see, by steps of time and by unit, template or person.',
    path: '/api/tickets/report',
    input: TicketReportQuery,
    output: TicketReport,
  }),
  export: endpoint({
    ...reads,
    name: 'tickets.exportReport',
    summary: 'The same as CSV or XLSX, by steps of time or by what it is added up by.',
    path: '/api/tickets/report/export',
    input: TicketReportExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    alone: 'tickets.report',
  }),
}
