import {
  createElement,
  use,
  useEffect,
  useReducer,
  useState,
  type ComponentProps,
  type ComponentType,
  type FunctionComponent,
} from 'react'
import { lazyLoad, loadAfterPage, loadWhenIdle, type AskedBy } from '../kit/lazy-load.ts'
import type { WaitsProps } from './lazy-waits.tsx'
import { returnFocus } from './return-focus.ts'
import { useRetry } from './use-retry.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the parts of a screen have props of every kind
type Part = ComponentType<any>
type Later<T extends Part> = FunctionComponent<ComponentProps<T>>
type Ask<T extends Part> = () => Promise<{ default: T }>

/** Fetched after the first page, before a network can be lost; the first download does without it. */
const waits = lazyLoad(() => import('./lazy-waits.tsx'))
loadAfterPage(waits)

/** Takes the place of `React.lazy`: a part that cannot be fetched says so where it belongs, and comes by itself with the network. */
function lazily<T extends Part>(ask: Ask<T>, place: 'part' | 'dialog' | 'extra') {
  const part = lazyLoad(ask)
  function LazyPart(props: ComponentProps<T>) {
    const [{ by }, draw] = useReducer((_: { by: AskedBy }, next: AskedBy) => ({ by: next }), { by: 'person' })
    const { opened, onClose }: Pick<WaitsProps, 'opened' | 'onClose'> = props
    const unasked = place === 'extra' || opened === false
    useFocusReturn(place === 'dialog')
    const loaded: Part | undefined = part.now() ?? use(part.load(unasked ? 'page' : by))
    if (loaded) return createElement(loaded, props)
    const retry = (next: AskedBy) => {
      part.forget()
      draw(next)
    }
    return <Waiting opened={opened} onClose={onClose} place={place} onRetry={retry} />
  }
  return { part, LazyPart }
}

/** A dialog that is taken away while it is open gives the focus back to what opened it. */
function useFocusReturn(isDialog: boolean): void {
  const [before] = useState(() => (isDialog ? document.activeElement : null))
  useEffect(() => () => returnFocus(before), [before])
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

interface WaitingProps extends Omit<WaitsProps, 'onRetry'> {
  readonly place: 'part' | 'dialog' | 'extra'
  readonly onRetry: (by: AskedBy) => void
}

function Waiting({ place, onRetry, ...props }: WaitingProps) {
  useRetry(() => onRetry('page'))
  const shown = waits.now()
  return shown && place !== 'extra' ? createElement(shown[place], { ...props, onRetry: () => onRetry('person') }) : null
}
