import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { lengthText } from '../../model/length-text.ts'
import classes from './player.module.css'

interface SeekBarProps {
  readonly at: number
  readonly length: number
  /** How far it was watched. */
  readonly reached: number
  /** Past that nothing is gone to. */
  readonly bound: boolean
  readonly seek: (seconds: number) => void
  readonly toggle: () => void
}

export const STEP = 5
const LEAP = 30

/**
 * Where a video stands. It runs from left to right in both languages, as the buttons and digits beside it do: players of videos are not
 * turned in Arabic (docs/guides/training.md).
 */
export function SeekBar({ at, length, reached, bound, seek, toggle }: SeekBarProps) {
  const { t, i18n } = useTranslation('training')
  const track = useRef<HTMLDivElement>(null)
  const most = bound ? Math.min(reached, length) : length
  const seekTo = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current!.getBoundingClientRect()
    seek(Math.min(((clientX - left) / width) * length, most))
  }
  const press = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + STEP,
      ArrowUp: at + STEP,
      ArrowLeft: at - STEP,
      ArrowDown: at - STEP,
      PageUp: at + LEAP,
      PageDown: at - LEAP,
      Home: 0,
      End: most,
    }
    const place = places[event.key]
    if (place === undefined && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    if (place === undefined) toggle()
    else seek(place)
  }
  const part = (seconds: number): string => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`
  return (
    <div
      ref={track}
      className={classes['seek']}
      role="slider"
      tabIndex={0}
      aria-label={t('videoPlace')}
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.round(Math.min(at, length))}
      aria-valuetext={t('videoAt', { at: lengthText(Math.floor(at), i18n.language), length: lengthText(length, i18n.language) })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => event.buttons === 1 && seekTo(event)}
    >
      <span className={classes['line']}>
        {bound && <i className={classes['watched']} style={{ inlineSize: part(reached) }} />}
        <i className={classes['played']} style={{ inlineSize: part(at) }} />
      </span>
      <i className={classes['knob']} style={{ insetInlineStart: part(at) }} />
    </div>
  )
}
