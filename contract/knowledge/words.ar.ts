import type { Translation } from '../kit/translation.ts'
import { events } from './words/events.ar.ts'
import { manage } from './words/manage.ar.ts'
import { reading } from './words/reading.ar.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  begin_article: 'مقالة جديدة',
  // name, what it is, entries of the menus
  name_knowledgeHub: 'مركز المعرفة',
  held_article_zero: 'لا مقالات',
  held_article_one: 'مقال واحد',
  held_article_two: 'مقالان',
  held_article_few: '{{count, number}} مقالات',
  held_article_many: '{{count, number}} مقالًا',
  held_article_other: '{{count, number}} مقال',
  heldMore_article: '\u2066999+\u2069 مقال',
  about_knowledgeHub: 'مقالات تجيب عن أكثر الأسئلة تكرارًا.',
  menu_admin_knowledgeHub: 'مركز المعرفة',
  'menu_user_Knowledge Hub': 'مركز المعرفة',

  // rights: a name and a sentence each
  'flag_knowledgeHub.view': 'قراءة المقالات',
  'about_knowledgeHub.view': 'فتح المقالات والتعليق عليها.',
  'flag_knowledgeHub.create': 'كتابة المقالات',
  'about_knowledgeHub.create': 'كتابة المقالات وتعديلها.',
  'flag_knowledgeHub.publish': 'نشر المقالات',
  'about_knowledgeHub.publish': 'نشر المقالات وإدارة تصنيفاتها.',
  'flag_knowledgeHub.approve': 'مراجعة المقالات',
  'about_knowledgeHub.approve': 'اعتماد المقالات المرسلة للمراجعة أو رفضها.',

  found_article: 'مركز المعرفة',
  ...events,
  ...reading,
  ...manage,

  // home
  widget_knowledgeHub_planned: 'المقالات',
  widget_knowledgeHub_newest: 'من مركز المعرفة',
  widget_knowledgeHub_reviews: 'مقالات بانتظار المراجعة',
  widget_knowledgeHub_review: '{{title}}، من {{person}}',
  widget_begin_knowledgeHub: 'تصفّح مركز المعرفة',

  // home of the administration
  widget_knowledgeHub_stale: 'مقالات تحتاج مراجعة',
  widget_knowledgeHub_misses: 'عمليات بحث بلا نتيجة',
  widget_knowledgeHub_misses_searches: 'عمليات البحث',
}
