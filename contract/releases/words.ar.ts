import { ar as names } from '../gathered/names.ar.gen.ts'
import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  ...names, // of every module

  // name, what it is, entries of the menus
  name_modules: 'الوحدات',
  about_modules: 'حالة إصدار كل وحدة من وحدات البوابة ورقم إصدارها.',
  menu_admin_modules: 'الوحدات',

  // rights: a name and a sentence each
  'flag_modules.view': 'عرض الوحدات',
  'about_modules.view': 'الاطلاع على سجل الوحدات.',
  'flag_modules.status': 'إصدار الوحدات',
  'about_modules.status': 'إصدار الوحدات وسحبها وتشغيلها وإيقافها.',
  'flag_modules.version': 'ترقيم إصدارات الوحدات',
  'about_modules.version': 'تحديد رقم إصدار الوحدة وملاحظاته.',
  'flag_modules.colours': 'ألوان الوحدات',
  'about_modules.colours': 'تحديد لون الوحدة وتدرّجه.',

  // release statuses
  status_STABLE: 'مستقرة',
  status_BETA: 'تجريبية',
  status_COMING_SOON: 'قريبًا',

  // the same beside a menu entry, short

  comingSoonText: 'هذه الوحدة قيد الإعداد، وستُفتح هنا فور إصدارها.',

  // refusals
  error_core: 'لا تعمل البوابة من دون هذه الوحدة، فلا يمكن سحبها ولا إيقافها.',
  error_not_built: 'هذه الوحدة ليست جزءًا من هذا الإصدار من البوابة بعد.',
  error_version_not_newer: 'يجب أن يكون رقم الإصدار الجديد أعلى من الحالي.',

  // the register
  module: 'الوحدة',
  allModules: 'الكل',
  noModules: 'لا وحدات بهذه الحالة',
  changed: 'آخر تغيير',
  changedBy: 'غيّرها',
  colours: 'اللون',
  disabled: 'موقوفة',
  enabled: 'مفعّلة',
  core: 'أساسية',
  notBuilt: 'لم تُبنَ بعد',
  ready: 'جاهزة للإصدار',
  release: 'إصدار',
  never: 'لم يتغيّر',
  changeStatus: 'تغيير الحالة',
  changeVersion: 'تغيير الإصدار',
  openHistory: 'سجل الإصدارات',
  status: 'الحالة',
  switchedOn: 'مفعّلة',
  switchedOnAbout: 'عند الإيقاف تختفي من القوائم ويتوقف عملها مؤقتًا، وتبقى بياناتها.',
  version: 'رقم الإصدار',
  versionExample: 'مثل 1.2.0',
  versionNow: 'الحالي: {{version}}',
  notesAr: 'الملاحظات بالعربية',
  notesEn: 'الملاحظات بالإنجليزية',
  notesAbout: 'تُعرض مرة واحدة على كل من يستخدم الوحدة.',
  changeColours: 'تغيير الألوان',
  field_hex_color: 'اللون',
  field_hexColor1: 'بداية التدرّج',
  field_hexColor2: 'نهاية التدرّج',
  signOnColour: 'يظهر عليه رمز الوحدة الأبيض.',
  startColours: 'الألوان الأصلية',
  preview: 'معاينة',
  toast_colours: 'حُدّثت ألوان الوحدة',
  failed_colours: 'تعذّر تحديث ألوان الوحدة',
  field_enabled: 'مفعّلة',
  field_notes_ar: 'الملاحظات بالعربية',
  field_notes_en: 'الملاحظات بالإنجليزية',
  value_status_STABLE: 'مستقرة',
  value_status_BETA: 'تجريبية',
  value_status_COMING_SOON: 'قريبًا',
  toast_status: 'حُدّثت حالة الوحدة',
  toast_version: 'حُدّث رقم إصدار الوحدة',
  failed_status: 'تعذّر تحديث حالة الوحدة',
  failed_version: 'تعذّر تحديث رقم إصدار الوحدة',
  historyTitle: 'سجل {{name}}',
  noHistory: 'لم يتغيّر شيء بعد.',
  by: 'بواسطة {{name}}',
  actions: 'الإجراءات',
  newsTitle: 'الجديد',
  newsVersion: '{{name}}، الإصدار {{version}}',
  newsSeen: 'اطّلعت',
  disabledText: 'هذه الوحدة موقوفة حاليًا، وما كتبته هنا محفوظ.',
  withdrawnText: 'سُحبت هذه الوحدة مؤقتًا. ما كتبته هنا محفوظ ويعود بعودتها.',

  // notifications
  told_ready: 'وحدة \u2068{{name}}\u2069 جاهزة للإصدار، وتظهر للمستخدمين بعد إصدارها.',
  notice_ready: 'وحدة جاهزة للإصدار',

  // home of the administration
  widget_modules_states: 'الوحدات',
  widget_modules_states_stable: 'متاحة',
  widget_modules_states_beta: 'تجريبية',
  widget_modules_states_coming: 'قريبًا',
}
