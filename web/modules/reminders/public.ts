export { RemindDialog } from './remind-dialog.tsx'
export { usePresets } from './use-presets.ts'
export { RemindSub } from './remind-sub.tsx'
