export const en = {
  add: 'Add to favourites',
  remove: 'Remove from favourites',
  removeOne: 'Remove “{{title}}” from favourites',
  edit: 'Arrange favourites',
  moveUp: 'Move “{{title}}” up',
  moveDown: 'Move “{{title}}” down',
  error_too_many: 'You have reached the limit of favourites. Remove one first.',
}
