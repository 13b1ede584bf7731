import type { Role } from '@diwan/contract/access/roles'
import { AREA_COLOUR } from '@diwan/contract/identity/limits'

export type Area = 'user' | 'admin'

/** As `isAdminSide` of the contract, whose file would bring zod into the entry. */
export const isStaff = (role: Role): boolean => role !== 'USER'
export const homeOf = (role: Role): '/user' | '/admin' => (isStaff(role) ? '/admin' : '/user')

/** Addresses outside both areas (a ticket's thread) belong to the area of the person; login wears the user colour. */
export function areaOf(pathname: string, role: Role | undefined): Area {
  if (pathname === '/admin' || pathname.startsWith('/admin/')) return 'admin'
  if (pathname.startsWith('/ticket-thread') && role && isStaff(role)) return 'admin'
  return 'user'
}

export const colourOf = (area: Area): string => AREA_COLOUR[area]
