export const en = {
  error_too_many: 'One record can be linked with fifty others at most',
  linked: 'Linked tickets',
  link: 'Link a ticket',
  find: 'Short id or words',
  linked_any: 'Linked records',
  link_any: 'Link another record',
  find_any: 'Words of its title',
  unlink: 'Remove the link with {{shortId}}',
  linkedWith: 'Linked with',
  none: 'Nothing is linked.',
}
