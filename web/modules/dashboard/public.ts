import { lazyPart } from '../../ui/lazy-part.tsx'

export { RangeChoice } from './admin/range-choice.tsx'
export { useAdminAddress, useAdminHome } from './admin/use-admin-home.ts'

export const AdminBoard = lazyPart(() => import('./admin/admin-board.tsx'))
