import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_running: 'لديك استيراد آخر ما زال جاريًا. انتظر حتى يكتمل.',
  importText: 'اختر ملف CSV، وعاين ما سيحدث، ثم استورده.',
  importChoose: 'اختيار ملف',
  importTemplate: 'تنزيل ملف فارغ بالأعمدة',
  importColumns: 'الأعمدة: {{columns}}',
  importCheck: 'معاينة',
  importChecking: 'جارٍ الفحص…',
  importNow: 'استيراد',
  importing: 'جارٍ الاستيراد…',
  importDone: 'اكتمل الاستيراد',
  importNothing: 'لا يوجد في هذا الملف ما يُستورد.',
  importLine: 'السطر {{line, number}}',
  importOnlyRefused: 'الصفوف المرفوضة فقط',
  importRefusedStay: 'تُترك الصفوف المرفوضة. صحّحها في الملف ثم استورده مرة أخرى؛ وما أُدخل سابقًا يبقى كما هو.',
  importTooLarge: 'حجم هذا الملف أكبر من المسموح.',
  outcome_create: 'جديد',
  outcome_update: 'معدَّل',
  outcome_unchanged: 'بلا تغيير',
  outcome_refused: 'مرفوض',
}
