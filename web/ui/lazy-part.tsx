import { use, useReducer, type ComponentProps, type ComponentType } from 'react'
import { lazyLoad, loadWhenIdle } from '../kit/lazy-load.ts'
import { Problem } from '../kit/problem.ts'
import { ErrorState } from './error-state.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useRetry } from './use-retry.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the parts of a screen have props of every kind
type Part = ComponentType<any>
type Ask<T extends Part> = () => Promise<{ default: T }>

interface WaitingProps {
  readonly opened?: boolean
  readonly onClose?: () => void
  readonly onRetry: () => void
}

/** Takes the place of `React.lazy`: a part that cannot be fetched says so where it belongs, and comes by itself with the network. */
function lazily<T extends Part>(ask: Ask<T>, Waiting: ComponentType<WaitingProps>) {
  const part = lazyLoad(ask)
  function LazyPart(props: ComponentProps<T>) {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
    const Loaded: Part | undefined = part.now() ?? use(part.load())
    if (Loaded) return <Loaded {...props} />
    const retry = () => {
      part.forget()
      draw()
    }
    return <Waiting {...(props as object)} onRetry={retry} />
  }
  return { part, Component: LazyPart as unknown as T }
}

/** A part of a screen: until it can be fetched, its place says that the portal is not reached. */
export const lazyPart = <T extends Part>(ask: Ask<T>): T => lazily(ask, PartWaits).Component

/** A dialog, drawer or popover of a screen, fetched while the screen is idle. Until it can be fetched, a message is shown at its button. */
export function lazyDialog<T extends Part>(ask: Ask<T>): T {
  const { part, Component } = lazily(ask, DialogWaits)
  loadWhenIdle(part)
  return Component
}

/** An addition to a screen that nobody misses until it is there. */
export const lazyExtra = <T extends Part>(ask: Ask<T>): T => lazily(ask, ExtraWaits).Component

function PartWaits({ onRetry }: WaitingProps) {
  useRetry(onRetry)
  return <ErrorState error={new Problem('unavailable')} onRetry={onRetry} />
}

function DialogWaits({ opened = true, onClose, onRetry }: WaitingProps) {
  useRetry(onRetry)
  return opened ? <OfflineNotice onClose={onClose} /> : null
}

function ExtraWaits({ onRetry }: WaitingProps) {
  useRetry(onRetry)
  return null
}
