import type { EditedContent } from '../types.ts'

/** Whether readers are shown, or will be shown at the planned hour, another version than the one that is saved. */
export const isUnpublished = ({ status, changed, template }: Pick<EditedContent, 'status' | 'changed' | 'template'>): boolean =>
  changed && !template && (status === 'published' || status === 'PENDING')
