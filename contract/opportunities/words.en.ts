export const en = {
  // name, what it is, entries of the menus
  name_opportunity: 'Opportunities',
  about_opportunity: 'Openings inside the organisation and how to apply for them.',
  menu_admin_opportunity: 'Opportunities',

  // rights: a name and a sentence each
  'flag_opportunity.view': 'See opportunities',
  'about_opportunity.view': 'Opens opportunities.',
  'flag_opportunity.create': 'Offer opportunities',
  'about_opportunity.create': 'Creates opportunities.',
  'flag_opportunity.approve': 'Approve opportunities',
  'about_opportunity.approve': 'Approves or rejects opportunities of others.',
  'flag_opportunity.cancel': 'Cancel opportunities',
  'about_opportunity.cancel': 'Withdraws an opportunity.',
  'flag_opportunity.apply': 'Apply',
  'about_opportunity.apply': 'Applies, and withdraws the application.',
  'flag_opportunity.applications.decide': 'Decide applications',
  'about_opportunity.applications.decide': 'Accepts or declines applications of others.',
}
