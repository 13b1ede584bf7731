import { VOICE_SECONDS } from '@diwan/contract/files/limits'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlayerStopFilled, IconSend, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noVoiceHere, startRecorder, type NoVoice, type Recorder } from '../live/recorder.ts'
import type { Recording } from '../api/recordings.ts'
import { VoicePlayer } from './voice-player.tsx'
import classes from './voice.module.css'
import { clockText } from '../live/wave.ts'

interface VoiceRecorderProps {
  /** Recorded before, to be listened to and sent. */
  readonly before: Recording | undefined
  /** What is recorded outlives the screen. */
  readonly keep: (recording: Recording) => void
  readonly send: (recording: Recording) => void
  readonly onClose: () => void
}

const TICK_MS = 100

const playable = (recording: Recording) => ({ ...recording, url: URL.createObjectURL(recording.blob) })

/** In the place of the field: says something, listens to it, sends it or throws it away. */
export default function VoiceRecorder({ before, keep, send, onClose }: VoiceRecorderProps) {
  const { t } = useTranslation('chat')
  const [reason, setReason] = useState<NoVoice | undefined>(before ? undefined : noVoiceHere)
  const [recorder, setRecorder] = useState<Recorder>()
  const [recording, setRecording] = useState(before && playable(before))
  /** Nothing that is still recorded is wanted. */
  const over = useRef(before !== undefined)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason !== undefined || before) return undefined
    let gone = false
    let begun: Recorder | undefined
    const begin = async () => {
      const answer = await startRecorder()
      if (typeof answer === 'string') return gone || setReason(answer)
      begun = answer
      return gone ? begun.cancel() : setRecorder(begun)
    }
    void begin()
    return () => {
      gone = true
      if (over.current) begun?.cancel()
      else void begun?.stop().then(keep)
    }
  }, [reason, before, keep])
  useEffect(() => {
    if (!recorder) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [recorder])
  useEffect(() => () => recording && URL.revokeObjectURL(recording.url), [recording])
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [recorder, recording, reason])
  const stop = async () => {
    over.current = true
    const one = await recorder?.stop()
    setRecorder(undefined)
    if (!one) return
    keep(one)
    setRecording(playable(one))
  }
  const discard = () => {
    over.current = true
    onClose()
  }
  return (
    <div ref={place} className={classes['recorder']} role="group" aria-label={t('voiceMessage')} data-recorder>
      {reason && (
        <>
          <p role="alert">{t(`voiceNo_${reason}`)}</p>
          <Button variant="default" size="compact-md" onClick={onClose} data-first>
            {t('voiceClose')}
          </Button>
        </>
      )}
      {!reason && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={t('voiceCancel')}
          title={t('voiceCancel')}
          onClick={discard}
        >
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      {recorder && <Level recorder={recorder} stop={() => void stop()} />}
      {recording && (
        <>
          <VoicePlayer src={recording.url} seconds={recording.seconds} wave={recording.wave} />
          <ActionIcon
            variant="filled"
            size={34}
            radius={8}
            aria-label={t('voiceSend')}
            title={t('voiceSend')}
            onClick={() => send(recording)}
            data-first
          >
            <IconSend size={17} stroke={1.8} className="turns" aria-hidden />
          </ActionIcon>
        </>
      )}
      {!reason && !recorder && !recording && <p role="status">{t('voiceAsking')}</p>}
    </div>
  )
}

/** What is heard now, and for how long; it ends by itself when it is as long as it may be. */
function Level({ recorder, stop }: { readonly recorder: Recorder; readonly stop: () => void }) {
  const { t } = useTranslation('chat')
  const [now, setNow] = useState({ seconds: 0, level: 0 })
  const end = useRef(stop)
  useEffect(() => {
    end.current = stop
  })
  useEffect(() => {
    const timer = setInterval(() => {
      setNow({ seconds: recorder.seconds(), level: recorder.level() })
      if (recorder.seconds() >= VOICE_SECONDS) end.current()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [recorder])
  return (
    <>
      <span className={classes['dot']} aria-hidden />
      <span role="status" className={classes['words']}>
        {t('voiceRecording')}
      </span>
      <span className={classes['meter']} aria-hidden>
        <i style={{ inlineSize: `${Math.round(now.level * 100)}%` }} />
      </span>
      <bdi dir="ltr" className={classes['time']} data-time>
        {clockText(now.seconds)}
      </bdi>
      <ActionIcon
        variant="filled"
        size={34}
        radius={8}
        aria-label={t('voiceStop')}
        title={t('voiceStop')}
        onClick={stop}
        data-first
      >
        <IconPlayerStopFilled size={17} aria-hidden />
      </ActionIcon>
    </>
  )
}
