/** Whose colour something has where kinds lie beside each other (S3.43, Q.40): `--diwan-item-…`. */
export const ITEM_TYPES = [
  'view',
  'task',
  'timeline',
  'toDo',
  'subTasks',
  'attachments',
  'comments',
  'activities',
  'appointment',
  'permissions',
  'opportunity',
  'meet',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]
