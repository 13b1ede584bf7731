export const en = {
  unseen: 'New',
  somebody: 'Somebody',
  emptyText: 'Whatever concerns you appears here as soon as it happens.',
}
