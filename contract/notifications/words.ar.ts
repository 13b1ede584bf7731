import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_notifications: 'الإشعارات',
  about_notifications: 'كل ما يخصك، الأحدث أولًا.',
  menu_user_Notifications: 'الإشعارات',

  // rights: a name and a sentence each
  'flag_notifications.view': 'الإشعارات',
  'about_notifications.view': 'قراءة الإشعارات الخاصة.',

  all: 'كل الإشعارات',
  unseen: 'غير مقروء',
  markAll: 'تعليم الكل كمقروء',
  markOne: 'تعليم كمقروء',
  unread_zero: 'كلها مقروءة',
  unread_one: 'إشعار واحد غير مقروء',
  unread_two: 'إشعاران غير مقروءين',
  unread_few: '{{count, number}} إشعارات غير مقروءة',
  unread_many: '{{count, number}} إشعارًا غير مقروء',
  unread_other: '{{count, number}} إشعار غير مقروء',
  unreadMore: 'أكثر من {{count, number}} إشعار غير مقروء',
  earlier_zero: 'لا شيء قبله',
  earlier_one: 'إشعار سابق',
  earlier_two: 'إشعاران سابقان',
  earlier_few: '{{count, number}} إشعارات سابقة',
  earlier_many: '{{count, number}} إشعارًا سابقًا',
  earlier_other: '{{count, number}} إشعار سابق',
  told_hidden: 'حدث شيء في عنصر لم يعد ظاهرًا لك',
  somebody: 'أحد الزملاء',
  emptyText: 'يظهر هنا كل ما يخصك فور حدوثه.',
}
