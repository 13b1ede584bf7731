export const en = {
  // name, what it is, entries of the menus
  name_support: 'Support',
  about_support: 'Inquiries to the support team and their answers.',
  menu_admin_support: 'Support',

  // rights: a name and a sentence each
  'flag_support.create': 'Ask support',
  'about_support.create': 'Sends an inquiry about the portal.',
  'flag_support.view': 'Answer inquiries',
  'about_support.view': 'Reads and answers inquiries.',
}
