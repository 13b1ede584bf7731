export const en = {
  // name, what it is, entries of the menus
  name_training: 'Training',
  about_training: 'Courses to take, with your progress in each.',
  menu_admin_training: 'Training',
  menu_user_Training: 'Training',
  'menu_user_Training Details': 'Training details',

  // rights: a name and a sentence each
  'flag_training.learn': 'Learn',
  'about_training.learn': 'Takes courses addressed to this person.',
  'flag_training.create': 'Create courses',
  'about_training.create': 'Creates, publishes and assigns courses.',
  'flag_training.progress.view': 'See progress',
  'about_training.progress.view': 'Follows how far learners have come.',
  'flag_training.grade': 'Grade',
  'about_training.grade': 'Grades, and revokes certificates.',
}
