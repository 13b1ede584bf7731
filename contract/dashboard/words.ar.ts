import { ar as widgets } from '../gathered/widgets.ar.gen.ts'
import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  ...widgets, // of every module

  // name, what it is, entries of the menus
  name_dashboard: 'لوحة المعلومات',
  about_dashboard: 'نظرة على عملك وما ينتظرك اليوم.',
  menu_admin_Home: 'نظرة عامة',
  menu_user_Home: 'الرئيسية',
  menu_user_Dashboard: 'لوحة المعلومات',

  // rights: a name and a sentence each
  'flag_dashboard.view': 'عرض المؤشرات',
  'about_dashboard.view': 'المؤشرات والأعمال المنتظرة في لوحة المعلومات.',

  widget_dashboard_waiting: 'بانتظارك',
}
