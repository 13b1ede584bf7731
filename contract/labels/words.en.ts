export const en = {
  labels: 'Labels',
  newLabel: 'New label',
  addLabel: 'Add',
  error_taken: 'There is a label of this name already.',
  error_too_many: 'There are as many labels as fit. Delete one first.',
  error_not_available: 'One of these labels no longer exists.',
}
