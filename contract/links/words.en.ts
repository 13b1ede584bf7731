export const en = {
  error_too_many: 'One record can be linked with fifty others at most',
  linked: 'Linked tickets',
  link: 'Link a ticket',
  find: 'Short id or words',
  unlink: 'Remove the link with {{shortId}}',
  none: 'Nothing is linked.',
}
