import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_too_many: 'لا يُربط السجل الواحد بأكثر من خمسين سجلًا',
  linked: 'تذاكر مرتبطة',
  link: 'ربط تذكرة',
  find: 'الرقم المختصر أو كلمات من التذكرة',
  linked_any: 'سجلات مرتبطة',
  link_any: 'ربط بسجل آخر',
  find_any: 'كلمات من عنوانه',
  unlink: 'إزالة الربط مع \u2068{{shortId}}\u2069',
  linkedWith: 'مرتبطة بـ',
  none: 'لا ارتباطات.',
}
