import { isAdminSide, type Role } from '@diwan/contract/access/vocabulary'

export type Area = 'user' | 'admin'

export const homeOf = (role: Role): '/user' | '/admin' => (isAdminSide(role) ? '/admin' : '/user')

/** Addresses outside both areas (a ticket's thread) belong to the area of the person; login wears the user colour. */
export function areaOf(pathname: string, role: Role | undefined): Area {
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return 'admin'
  if (pathname.startsWith('/ticket-thread') && role && isAdminSide(role)) return 'admin'
  return 'user'
}
