import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './crop-stage.module.css'
import { moved, zoomed, zoomOf, type CropView, type Size } from './crop-view.ts'

const STEP = 0.04
const ZOOM_STEP = 1.12
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

export interface CropStageProps {
  readonly src: string
  readonly picture: Size
  readonly view: CropView
  readonly onView: (change: (view: CropView) => CropView) => void
}

/** The picture behind a round window: dragged, pinched, turned by the wheel, or moved with the arrows and + and −. */
export function CropStage({ src, picture, view, onView }: CropStageProps) {
  const { t } = useTranslation('files')
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  /** In parts of the window. */
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const zoomBy = (factor: number, at?: { x: number; y: number }) =>
    onView((now) => zoomed(picture, now, zoomOf(picture, now) * factor, at))

  const drag = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = place(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const share = other ? 0.5 : 1 // of two fingers each moves it half the way
    onView((held) => moved(picture, held, (now.x - before.x) * share, (now.y - before.y) * share))
    if (!other) return
    const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y))
    if (was && is) zoomBy(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }
  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId)

  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (way) onView((now) => moved(picture, now, way[0], way[1]))
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-' || event.key === '_') zoomBy(1 / ZOOM_STEP)
    else return
    event.preventDefault()
  }

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, place(event))
  })
  useEffect(() => {
    const element = stage.current
    const hear = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', hear, { passive: false }) // React listens passively: the page would scroll as well
    return () => element?.removeEventListener('wheel', hear)
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers itself
    <div
      ref={stage}
      className={classes['stage']}
      dir="ltr"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
      tabIndex={0}
      aria-label={t('cropArea')}
      aria-describedby="crop-hint"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, place(event))
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <img
        src={src}
        alt=""
        draggable={false}
        style={{
          inlineSize: `${(picture.width / view.side) * 100}%`,
          transform: `translate(${(-view.x / picture.width) * 100}%, ${(-view.y / picture.height) * 100}%)`,
        }}
      />
      <span className={classes['mask']} />
    </div>
  )
}
