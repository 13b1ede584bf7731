import { useRouterState } from '@tanstack/react-router'
import classes from './route-progress.module.css'

/** A hairline while a screen is on its way; it shows only after a moment, so that quick ones do not flicker. */
export function RouteProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  return pending ? <div className={classes['bar']} aria-hidden /> : null
}
