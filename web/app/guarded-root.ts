import { notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { useInterface } from '../kit/interface-state.ts'
import { shownSession } from '../kit/session.ts'
import { detour } from './guard.ts'
import { moduleOf } from './module-of.ts'

/** Runs before every screen. The address that was asked for waits in this tab until signing in is done (Q.12). */
export function guardRoot({ location }: { location: { pathname: string; href: string; hash: string } }): void {
  const person = shownSession()
  const to = detour(location.pathname, person, location.hash)
  if (to === undefined) return
  if (!person && to.startsWith('/access') && location.pathname !== '/' && !location.pathname.startsWith('/access')) {
    useInterface.setState({ wanted: location.href })
  }
  throw redirect({ to, replace: true })
}

/** The one route of an area that stands for all addresses whose screens are not built: of these, the registry's alone exist. */
export function guardListed({ location }: { location: { pathname: string } }): void {
  if (!moduleOf(location.pathname)) throw notFound({ routeId: rootRouteId })
}
