import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  tab_custom_fields: 'الحقول المخصصة',
  about: 'حقول تضيفها هذه المؤسسة إلى سجلاتها. تظهر في السجل ونموذجه وفي القوائم والبحث والتصدير.',
  ofKind: 'السجلات',
  key: 'المفتاح',
  keyText: 'اسم الحقل في العناوين والبرامج، ولا يتغير أبدًا.',
  active: 'مفعّل',
  inactive: 'غير مفعّل',
  activeText: 'الحقل غير المفعّل لا يُسأل عنه ولا يظهر، وتبقى قيمه في السجلات محفوظة.',
  error_type_fixed: 'يبقى المفتاح على نوعه دائمًا: أضف حقلًا جديدًا بدلًا منه.',
  typeFixed: 'الحقل المحفوظ يبقى على نوعه.',
  removing: 'تبقى قيم الحقل المحذوف محفوظة 30 يومًا.',
  redo: 'إعادة',
  save: 'حفظ',
  saved: 'حُفظت الحقول المخصصة',
  readOnly: 'يمكنك الاطلاع على هذه الحقول دون تعديلها.',
  takeTheirs: 'اعتماد المحفوظ',
  keepMine: 'الإبقاء على تعديلاتي',

  // on a record
  none: 'لا قيمة',
  missing: 'ناقص',
  saveValue: 'حفظ',
  clear: 'مسح',

  // what happened: one of them, from and to; or several
  line_set: 'حُدِّد الحقل «\u2068{{field}}\u2069» بالقيمة «\u2068{{to}}\u2069» من قِبل \u2068{{actor}}\u2069',
  line_changed:
    'غُيّر الحقل «\u2068{{field}}\u2069» من «\u2068{{from}}\u2069» إلى «\u2068{{to}}\u2069» من قِبل \u2068{{actor}}\u2069',
  line_cleared: 'مُسح الحقل «\u2068{{field}}\u2069» وكانت قيمته «\u2068{{from}}\u2069» من قِبل \u2068{{actor}}\u2069',
  line_several: 'غُيّرت الحقول {{fields}} من قِبل \u2068{{actor}}\u2069',
}
