import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  audience: 'الجمهور',
  add: 'إضافة',
  addText: 'جهة أو مسمى وظيفي أو شريك أو شخص',
  remove: 'إزالة \u2068{{name}}\u2069',
  everyone: 'جميع منسوبي المؤسسة',
  ofRole: 'الدور: \u2068{{role}}\u2069',
  gone: 'لم يعد موجودًا',
  kind_all: 'الجميع',
  kind_role: 'دور',
  kind_unit: 'جهة وما تحتها',
  kind_title: 'مسمى وظيفي',
  kind_partner: 'شريك',
  kind_person: 'شخص',

  // whom it reaches
  reaches_zero: 'لا يصل إلى أحد بعد',
  reaches_one: 'يصل إلى شخص واحد',
  reaches_two: 'يصل إلى شخصين',
  reaches_few: 'يصل إلى {{count, number}} أشخاص',
  reaches_many: 'يصل إلى {{count, number}} شخصًا',
  reaches_other: 'يصل إلى {{count, number}} شخص',
  reachesNobody: 'لا يصل إلى أحد بعد',
  showPeople: 'عرض الأسماء',
  people: 'من يصل إليهم',
  look: 'معاينة',
  lookAs: 'المعاينة بعين \u2068{{person}}\u2069',
  looking: 'كما يراه \u2068{{person}}\u2069',
  meantBy: 'مشمول عبر',
  theirLanguage: 'اللغة',
  theirLanguage_ar: 'العربية',
  theirLanguage_en: 'الإنجليزية',
  maySee: 'متاح له الآن',
  maySee_yes: 'نعم',
  maySee_no: 'ليس بعد، فهو غير منشور',
}
