import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  leave: 'مغادرة',
  remove: 'إزالة \u2068{{person}}\u2069',
  error_cannot_be_added: 'لا يمكن إضافة هذا الشخص',
  error_too_many: 'لا يمكن إضافة أشخاص آخرين',
  error_last_owner: 'انقل الملكية إلى شخص آخر أولًا',
}
