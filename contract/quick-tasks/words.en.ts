export const en = {
  // name, what it is, entries of the menus
  name_quickTasks: 'Quick tasks',
  about_quickTasks: 'Write down what must be done before it is forgotten.',
  'menu_user_Quick Tasks': 'Quick tasks',

  // rights: a name and a sentence each
  'flag_quickTasks.view': 'Quick tasks',
  'about_quickTasks.view': 'Own quick tasks and those shared.',
}
