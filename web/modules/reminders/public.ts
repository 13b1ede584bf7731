export { RemindDialog } from './remind-dialog.tsx'
export { RemindSub } from './remind-sub.tsx'
