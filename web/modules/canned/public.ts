import { lazy } from 'react'

export { registerCanned } from './api.ts'
export { CannedPicker } from './picker.tsx'

/** Few keep them: the table and its entry in a menu come when they are asked for. */
export const CannedSection = lazy(() => import('./section.tsx'))
export const CannedItem = lazy(() => import('./item.tsx'))
