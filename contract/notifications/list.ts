import { listOf } from '../kit/list.ts'
import { INBOX_VIEWS } from './vocabulary.ts'

/** The inbox of one person: a row for each object. */
export const inboxList = listOf({ views: INBOX_VIEWS, sorts: ['last'], filters: {} })
