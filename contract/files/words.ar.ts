import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_not_available: 'لم يعد هذا الملف متاحًا. يُرجى اختياره من جديد.',
  error_too_many_unused: 'لديك ملفات كثيرة مرفوعة لم تُستخدم. يُرجى استخدام بعضها أو المحاولة غدًا.',
}
