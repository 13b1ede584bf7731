import { days, listOf, records, several } from '../kit/list.ts'
import { AUDITED_MODULES } from './vocabulary.ts'

/** The audit log, and what narrows it: who did it, in which modules, to what, on which days of the organisation. */
export const auditList = listOf({
  views: ['all'],
  sorts: ['at'],
  filters: { person: records(), module: several(AUDITED_MODULES), object: records(), at: days('from', 'to') },
})
