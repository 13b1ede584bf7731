import type { Translation } from '../kit/translation.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
  // name, what it is, entries of the menus
  name_chat: 'المحادثات',
  about_chat: 'محادثات فردية وجماعية مع زملائك.',
  menu_user_Chat: 'المحادثات',

  // rights: a name and a sentence each
  'flag_chat.view': 'المحادثات',
  'about_chat.view': 'القراءة والكتابة في محادثات العضوية فقط.',
  'flag_chat.create': 'بدء المحادثات',
  'about_chat.create': 'بدء محادثات مع الأشخاص والمجموعات.',
  'flag_chat.moderate': 'الإشراف',
  'about_chat.moderate': 'الإشراف على المحادثات الخاصة.',
}
