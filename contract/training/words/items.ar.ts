import type { Translation } from '../../kit/translation.ts'
import type { items as en } from './items.en.ts'

export const items: Translation<typeof en> = {
  byItem: 'حسب السؤال',
  byItemText: 'من أول محاولة مصححة لكل متعلم. افتح السؤال لترى ما اختير.',
  itemQuestion: 'السؤال',
  itemAsked: 'سُئلوا',
  itemBlank: 'بلا إجابة',
  itemRight: 'الصواب',
  itemDiscrimination: 'التمييز',
  itemDiscriminationHelp:
    'هل يصيب في هذا السؤال من يُحسن في بقية الأسئلة: 1 دائمًا، و0 مصادفة، وما دون 0 عكس ذلك. يُحسب من عشرة متعلمين فأكثر.',
  itemWeak: 'أقل من 0.2: راجع صياغة السؤال وإجابته الصحيحة.',
  itemDropped: 'مستبعد من الدرجات',
  itemOptions: 'ما اختير في \u2068{{name}}\u2069',
  itemRightOption: 'الإجابة الصحيحة',
  exportItems: 'تصدير الأسئلة',
  exportAttempts: 'تصدير المحاولات',
  importAssignments: 'إسناد من ملف',
  importQuestions: 'أسئلة من ملف',
}
