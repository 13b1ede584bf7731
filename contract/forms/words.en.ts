export const en = {
  // name, what it is, entries of the menus
  name_forms: 'Forms',
  about_forms: 'Forms of the organisation, to fill in and to send.',
  menu_admin_forms: 'Forms',
  menu_user_Forms: 'Forms',

  // rights: a name and a sentence each
  'flag_forms.fill': 'Fill forms',
  'about_forms.fill': 'Fills forms addressed to this person.',
  'flag_forms.create': 'Create forms',
  'about_forms.create': 'Creates and changes forms.',
  'flag_forms.publish': 'Publish forms',
  'about_forms.publish': 'Publishes forms and takes them back.',
  'flag_forms.delete': 'Delete forms',
  'about_forms.delete': 'Deletes forms.',
  'flag_forms.submissions.view': 'See submissions',
  'about_forms.submissions.view': 'Reads what was sent in.',
  'flag_forms.submissions.decide': 'Decide submissions',
  'about_forms.submissions.decide': 'Approves or rejects what others sent in.',
}
