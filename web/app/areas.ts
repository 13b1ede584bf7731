import { isAdminSide, type Role } from '@diwan/contract/access/vocabulary'
import { outsideOf } from './module-of.ts'

export type Area = 'user' | 'admin'

export const homeOf = (role: Role): '/user' | '/admin' => (isAdminSide(role) ? '/admin' : '/user')

/** Addresses of modules outside both areas belong to the area of the person; login wears the user colour. */
export function areaOf(pathname: string, role: Role | undefined): Area {
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return 'admin'
  if (role && isAdminSide(role) && outsideOf(pathname)) return 'admin'
  return 'user'
}
