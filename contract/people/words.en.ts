export const en = {
  leave: 'Leave',
  remove: 'Remove \u2068{{person}}\u2069',
  error_cannot_be_added: 'This person cannot be added',
  error_too_many: 'No more people can be added',
  error_last_owner: 'Hand it over to someone else first',
}
