import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  error_too_many: 'لهذه القائمة خمسون عرضًا محفوظًا. أزل عرضًا لم تعد تحتاج إليه.',
  save: 'حفظ هذا العرض',
  saveTitle: 'حفظ هذا العرض',
  saveText: 'يحفظ العرض عوامل التصفية والبحث والترتيب كما تراها الآن.',
  saved: 'حُفظ العرض.',
  changed: 'عُدّل العرض.',
  removed: 'أُزيل العرض.',
  name: 'الاسم',
  share: 'مشاركته مع كل من يطّلع على هذه القائمة',
  sharedBy: 'شاركه \u2068{{name}}\u2069',
  actions: 'إجراءات العرض «\u2068{{name}}\u2069»',
  rename: 'إعادة التسمية',
  edit: 'إعادة التسمية أو المشاركة',
  editTitle: 'تعديل العرض',
  update: 'حفظ التصفية الحالية فيه',
  remove: 'إزالة',
  removeTitle: 'إزالة العرض «\u2068{{name}}\u2069»؟',
  removeText: 'يُزال العرض المحفوظ فقط، وتبقى القائمة كما هي.',
  removeShared: 'هذا العرض ظاهر لغيرك أيضًا، وسيختفي عندهم.',
  outdated: 'لم يعد جزء من هذا العرض موجودًا، فتُرك.',
}
