export { useRepeatText } from './use-repeat-text.ts'
export { RepeatField } from './repeat-field.tsx'
export { RepeatFields } from './repeat-fields.tsx'
