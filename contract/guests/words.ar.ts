import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  guestPage: 'دعوة',
  error_link_over: 'لم يعد هذا الرابط يعمل، وقد تجد رابطًا آخر في رسالة أحدث.',
}
