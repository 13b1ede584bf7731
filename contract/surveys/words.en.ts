export const en = {
  // name, what it is, entries of the menus
  name_surveys: 'Surveys',
  about_surveys: 'Short questions from the organisation, and your answers.',
  menu_admin_surveys: 'Surveys',
  menu_user_Surveys: 'Surveys',

  // rights: a name and a sentence each
  'flag_surveys.answer': 'Answer surveys',
  'about_surveys.answer': 'Answers surveys addressed to this person.',
  'flag_surveys.create': 'Create surveys',
  'about_surveys.create': 'Creates, changes and publishes surveys.',
  'flag_surveys.results': 'See results',
  'about_surveys.results': 'Reads results of surveys, summed up.',
  'flag_surveys.results_identified': 'See who answered what',
  'about_surveys.results_identified': 'Reads answers by name, never of an anonymous survey.',
}
