export const en = {
  error_role_not_yours: 'You may not give this role.',
  error_email_taken: 'Another person already has this e-mail address.',
  error_not_yourself: 'You cannot do this to your own account.',
  error_unknown_link: 'Something that was chosen does not exist any more.',
  error_title_taken: 'Another title has this name.',
  error_title_in_use: 'People carry this title. Give them another one first.',
  error_partner_taken: 'Another partner has this name.',
  error_partner_in_use: 'People belong to this partner. Give them another one first.',
  told_updated: '\u2068{{actor}}\u2069 changed your role in the portal',
}
