import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  told_created: 'فتح {{actor}} التذكرة {{shortId}}: {{subject}}',
  told_replied: 'ردّ {{actor}} على التذكرة {{shortId}}: {{subject}}',
  told_closed: 'أغلق {{actor}} التذكرة {{shortId}}: {{subject}}',
  error_group_not_in_department: 'هذه المجموعة لا تتبع الإدارة المختارة',
}
