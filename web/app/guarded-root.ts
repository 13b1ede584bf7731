import { notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { useInterface } from '../kit/interface-state.ts'
import { shownSession } from '../kit/session.ts'
import i18next from 'i18next'
import { showToast } from '../ui/toasts.ts'
import { detour, isClosedTo } from './guard.ts'
import { moduleOf } from './module-of.ts'

/** Runs before every screen. The address that was asked for waits in this tab until signing in is done (Q.12). */
export function guardRoot({
  location,
  preload,
}: {
  location: { pathname: string; href: string; hash: string }
  preload: boolean
}): void {
  const person = shownSession()
  const to = detour(location.pathname, person, location.hash)
  if (to === undefined) return
  if (!person && to.startsWith('/access') && location.pathname !== '/' && !location.pathname.startsWith('/access')) {
    useInterface.setState({ wanted: location.href })
  }
  if (person && !preload && isClosedTo(location.pathname, person)) void sayClosed(location.pathname)
  throw redirect({ to, replace: true })
}

/** The screen was open, or was asked for by its address: why it is not shown is said on the one that is. */
async function sayClosed(pathname: string): Promise<void> {
  const key = moduleOf(pathname)
  await i18next.loadNamespaces(['shell', 'releases'])
  const translate = i18next.t as (key: string, options: object) => string // names of modules are keys made of theirs
  const name = translate(`name_${key}`, { ns: 'releases' })
  showToast({ kind: 'warning', text: translate('areaClosed', { ns: 'shell', name }) })
}

/** The one route of an area that stands for all addresses whose screens are not built: of these, the registry's alone exist. */
export function guardListed({ location }: { location: { pathname: string } }): void {
  if (!moduleOf(location.pathname)) throw notFound({ routeId: rootRouteId })
}
