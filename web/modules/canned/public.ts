import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

export { registerCanned } from './api.ts'
export { CannedPicker } from './picker.tsx'

/** Few keep them: the table and its entry in a menu come when they are asked for. */
export const CannedSection = lazyPart(() => import('./section.tsx'))
export const CannedItem = lazyExtra(() => import('./item.tsx'))
