import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  labels: 'الوسوم',
  newLabel: 'وسم جديد',
  addLabel: 'إضافة',
  error_taken: 'يوجد وسم بهذا الاسم.',
  error_too_many: 'بلغت الوسوم حدّها. احذف وسمًا أولًا.',
  error_not_available: 'أحد هذه الوسوم لم يعد موجودًا.',
}
