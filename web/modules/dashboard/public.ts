export { Dashboard } from './dashboard.tsx'
export { AdminHome } from './admin/admin-home.tsx'
