import { guest } from './words/guest.en.ts'
import { list } from './words/list.en.ts'
import { mails } from './words/mails.en.ts'
import { thread } from './words/thread.en.ts'
import { notifications } from './words/notifications.en.ts'

export const en = {
  theInquiry: 'inquiry',
  begin_inquiry: 'New inquiry',
  // name, what it is, entries of the menus
  name_support: 'Support',
  about_support: 'Inquiries to the support team and their answers.',
  menu_admin_support: 'Support',

  // rights: a name and a sentence each
  'flag_support.create': 'Contact support',
  'about_support.create': 'Sends inquiries about the portal.',
  'flag_support.view': 'Read inquiries',
  'about_support.view': 'Opens inquiries and finds them in lists.',
  'flag_support.answer': 'Answer inquiries',
  'about_support.answer': 'Assigns, asks, answers, converts, merges and closes inquiries.',
  'flag_support.technical': 'Answer technical inquiries',
  'about_support.technical': 'Reads and answers all inquiries of the category “Technical”.',
  'flag_support.canned_answers': 'Canned answers',
  'about_support.canned_answers': 'Writes and deletes the answers the team shares.',

  // in the palette
  found_inquiry: 'Inquiries',

  ...list,
  ...thread,
  ...guest,
  ...notifications,
  ...mails,

  // home
  widget_support_asked: 'My inquiries',
}
