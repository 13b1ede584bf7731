import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_schedule: 'الجدولة',
  about_schedule: 'طلبات الاستئذان والاجتماعات والمواعيد في تقويم واحد.',
  menu_admin_schedule: 'الجدولة',
  menu_user_Schedulers: 'الجدولة',
  name_permissions: 'الاستئذان',
  about_permissions: 'البتّ في طلبات الاستئذان.',
  menu_admin_permissions: 'الاستئذان',

  // rights: a name and a sentence each
  'flag_permissions.create': 'طلب الاستئذان',
  'about_permissions.create': 'إرسال طلبات الاستئذان وإلغاؤها.',
  'flag_permissions.view': 'عرض طلبات الاستئذان',
  'about_permissions.view': 'الاطلاع على طلبات الاستئذان.',
  'flag_permissions.decide': 'البتّ في طلبات الاستئذان',
  'about_permissions.decide': 'اعتماد طلبات الآخرين أو رفضها.',
  'flag_schedule.manage': 'إدارة الجدولة',
  'about_schedule.manage': 'إدارة جداول الآخرين.',
  'flag_schedule.meetings.view': 'الاجتماعات',
  'about_schedule.meetings.view': 'عرض الاجتماعات المشارَك فيها وترتيبها.',
  'flag_schedule.appointments.book': 'حجز المواعيد',
  'about_schedule.appointments.book': 'حجز موعد متاح.',
  'flag_schedule.appointments.manage': 'إدارة المواعيد',
  'about_schedule.appointments.manage': 'إتاحة المواعيد ونقلها.',

  // screens of the schedule
  paneRequests: 'الاستئذان',
  requestTypes: 'أنواع الطلبات',
  requestTypesText: 'أنواع الإجازات وأذون الخروج التي يمكن طلبها.',
}
