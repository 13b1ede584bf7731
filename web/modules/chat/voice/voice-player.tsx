import { ActionIcon } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useDirection } from '../../../kit/formats.ts'
import { usePlayer } from './use-player.ts'
import classes from './voice.module.css'
import { clockText } from '../live/wave.ts'

interface VoicePlayerProps {
  readonly src: string | undefined
  readonly seconds: number
  readonly wave: readonly number[]
}

const STEP = 5

/** A recording: its shape begins where its reader begins to read, as every track does; its time is written as all times are. */
export function VoicePlayer({ src, seconds, wave }: VoicePlayerProps) {
  const { t, i18n } = useTranslation('chat')
  const direction = useDirection()
  const { plays, at, speed, failed, toggle, seek, faster } = usePlayer(src, seconds)
  const track = useRef<HTMLDivElement>(null)
  const seekTo = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current!.getBoundingClientRect()
    const part = (clientX - left) / width
    seek((direction === 'rtl' ? 1 - part : part) * seconds)
  }
  const press = (event: KeyboardEvent) => {
    const on = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const places: Readonly<Record<string, number>> = {
      [on]: at + STEP,
      ArrowUp: at + STEP,
      [back]: at - STEP,
      ArrowDown: at - STEP,
      Home: 0,
      End: seconds,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(place)
  }
  const played = seconds > 0 ? at / seconds : 0
  return (
    <div className={classes['voice']} role="group" aria-label={t('voiceOf', { length: clockText(seconds) })} data-voice>
      <ActionIcon
        size={34}
        radius="xl"
        variant="filled"
        aria-label={t(plays ? 'voicePause' : 'voicePlay')}
        disabled={src === undefined}
        onClick={toggle}
      >
        {plays ? <IconPlayerPauseFilled size={16} aria-hidden /> : <IconPlayerPlayFilled size={16} aria-hidden />}
      </ActionIcon>
      <div
        ref={track}
        className={classes['wave']}
        role="slider"
        tabIndex={0}
        aria-label={t('voicePlace')}
        aria-valuemin={0}
        aria-valuemax={Math.round(seconds)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={t('voiceAt', { at: clockText(at), length: clockText(seconds) })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          seekTo(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && seekTo(event)}
      >
        {wave.map((height, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- heights have no other name
          <i
            key={place}
            style={{ blockSize: `${Math.max(8, height)}%` }}
            data-played={place < played * wave.length || undefined}
          />
        ))}
      </div>
      <bdi dir="ltr" className={classes['time']} data-time>
        {clockText(plays || at > 0 ? at : seconds)}
      </bdi>
      <button
        type="button"
        className={classes['speed']}
        onClick={faster}
        aria-label={t('voiceSpeed', { speed: numberText(speed, i18n.language) })}
      >
        <bdi dir="ltr">{numberText(speed, i18n.language)}×</bdi>
      </button>
      {failed && (
        <small className={classes['failed']} role="alert">
          {t('voiceFailed')}
        </small>
      )}
    </div>
  )
}
