import { createElement, use, useReducer, type ComponentProps, type ComponentType, type FunctionComponent } from 'react'
import { lazyLoad, loadWhenIdle } from '../kit/lazy-load.ts'
import type { WaitsProps } from './lazy-waits.tsx'
import { useRetry } from './use-retry.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the parts of a screen have props of every kind
type Part = ComponentType<any>
type Later<T extends Part> = FunctionComponent<ComponentProps<T>>
type Ask<T extends Part> = () => Promise<{ default: T }>

/** Fetched while the first screen is idle, before a network can be lost; the first download does without it. */
const waits = lazyLoad(() => import('./lazy-waits.tsx'))
loadWhenIdle(waits)

/** Takes the place of `React.lazy`: a part that cannot be fetched says so where it belongs, and comes by itself with the network. */
function lazily<T extends Part>(ask: Ask<T>, place: 'part' | 'dialog' | 'extra') {
  const part = lazyLoad(ask)
  function LazyPart(props: ComponentProps<T>) {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
    const loaded: Part | undefined = part.now() ?? use(part.load())
    if (loaded) return createElement(loaded, props)
    const retry = () => {
      part.forget()
      draw()
    }
    const asked: Pick<WaitsProps, 'opened' | 'onClose'> = props
    return <Waiting {...asked} place={place} onRetry={retry} />
  }
  return { part, LazyPart }
}

/** A part of a screen: until it can be fetched, its place says that the portal is not reached. */
export const lazyPart = <T extends Part>(ask: Ask<T>): Later<T> => lazily(ask, 'part').LazyPart

/** A dialog, drawer or popover of a screen, fetched while the screen is idle. Until it can be fetched, a message is shown at its button. */
export function lazyDialog<T extends Part>(ask: Ask<T>): Later<T> {
  const { part, LazyPart } = lazily(ask, 'dialog')
  loadWhenIdle(part)
  return LazyPart
}

/** An addition to a screen that nobody misses until it is there. */
export const lazyExtra = <T extends Part>(ask: Ask<T>): Later<T> => lazily(ask, 'extra').LazyPart

function Waiting({ place, ...props }: WaitsProps & { readonly place: 'part' | 'dialog' | 'extra' }) {
  useRetry(props.onRetry)
  const shown = waits.now()
  return shown && place !== 'extra' ? createElement(shown[place], props) : null
}
