export const en = {
  // name, what it is, entries of the menus
  name_chat: 'Chat',
  about_chat: 'Personal and group conversations with your colleagues.',
  menu_user_Chat: 'Chat',

  // rights: a name and a sentence each
  'flag_chat.view': 'Chats',
  'about_chat.view': 'Reads and writes in chats one is a member of.',
  'flag_chat.create': 'Begin chats',
  'about_chat.create': 'Begins chats with people and groups.',
  'flag_chat.moderate': 'Moderate',
  'about_chat.moderate': 'Moderates their own chats.',
}
