import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_workspace: 'مساحات العمل',
  about_workspace: 'مشاريع بمهامها ومهامها الفرعية وجداولها الزمنية.',
  menu_user_Workspace: 'مساحة العمل',

  // rights: a name and a sentence each
  'flag_workspace.view': 'مساحات العمل',
  'about_workspace.view': 'عرض مساحات العمل وتعديلها بحسب العضوية.',
  'flag_workspace.create': 'إنشاء مساحات العمل',
  'about_workspace.create': 'إنشاء مساحات عمل.',
}
