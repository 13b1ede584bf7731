import type { Translation } from '../kit/translation.ts'
import { guest } from './words/guest.ar.ts'
import { list } from './words/list.ar.ts'
import { mails } from './words/mails.ar.ts'
import { thread } from './words/thread.ar.ts'
import { notifications } from './words/notifications.ar.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  theInquiry: 'الاستفسار',
  begin_inquiry: 'استفسار جديد',
  // name, what it is, entries of the menus
  name_support: 'الدعم',
  about_support: 'الاستفسارات الواردة إلى فريق الدعم والردود عليها.',
  menu_admin_support: 'الدعم',

  // rights: a name and a sentence each
  'flag_support.create': 'مراسلة الدعم',
  'about_support.create': 'إرسال استفسارات عن البوابة.',
  'flag_support.view': 'عرض الاستفسارات',
  'about_support.view': 'فتح الاستفسارات والعثور عليها في القوائم.',
  'flag_support.answer': 'الرد على الاستفسارات',
  'about_support.answer': 'إسناد الاستفسارات وطلب التوضيح والرد والتحويل والدمج والإغلاق.',
  'flag_support.technical': 'الرد على الاستفسارات التقنية',
  'about_support.technical': 'قراءة كل استفسارات فئة «تقني» والرد عليها.',
  'flag_support.canned_answers': 'الردود الجاهزة',
  'about_support.canned_answers': 'كتابة الردود المشتركة للفريق وحذفها.',

  // in the palette
  found_inquiry: 'الاستفسارات',

  ...list,
  ...thread,
  ...guest,
  ...notifications,
  ...mails,

  // home
  widget_support_asked: 'استفساراتي',
}
