import type { Translation } from '../../kit/translation.ts'
import type { exported as en } from './export.en.ts'

export const exported: Translation<typeof en> = {
  exportedLearner: 'المتعلم',
  exportedUnit: 'الإدارة',
  exportedStatus: 'الحالة',
  exportedDone: 'الدروس المكتملة',
  exportedScore: 'الدرجة',
  exportedDue: 'موعد الاستحقاق',
  exportedEnrolled: 'تاريخ التسجيل',
  exportedFinished: 'تاريخ الإكمال',
  exported_NEW: 'لم تبدأ',
  exported_OPEN: 'جارية',
  exported_CHECKING: 'قيد التصحيح',
  exported_completed: 'مكتملة',
  exported_REJECTED: 'لم تُجتز',
  exported_CANCELED: 'ملغاة',
}
