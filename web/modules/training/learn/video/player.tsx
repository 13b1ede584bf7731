import { ActionIcon, Button } from '@mantine/core'
import { IconMaximize, IconMinimize, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalText, percentText } from '../../../../kit/formats.ts'
import { useOnline } from '../../../../kit/online.ts'
import { useReading } from '../../../../kit/reading.ts'
import type { Progress } from '../../api/learn.ts'
import { lengthText } from '../../model/length-text.ts'
import classes from './player.module.css'
import { SeekBar } from './seek-bar.tsx'
import { useFilm } from './use-film.ts'
import { useFilmKeys } from './use-film-keys.ts'
import { useFullScreen } from './use-full-screen.ts'
import { unsentOf, type Film } from '../../model/watched-queue.ts'

interface PlayerProps {
  readonly src: string
  readonly title: string
  readonly film: Film
  readonly seconds: number | null
  readonly mustWatch: boolean
  readonly progress: Progress | undefined
  readonly counts: boolean
}

/** A video with its controls below the picture, which stand from left to right in both languages. */
export function Player({ src, title, film, seconds, mustWatch, progress, counts }: PlayerProps) {
  const { t, i18n } = useTranslation(['training', 'kit'])
  useReading()
  const frame = useRef<HTMLDivElement>(null)
  const bound = mustWatch && counts && (progress?.doneDate ?? null) === null
  const { video, handlers, ...shown } = useFilm({ film, seconds, progress, bound, counts })
  const { plays, at, length, speed, failed, reached, toggle, seek, faster, retry } = shown
  const screen = useFullScreen(frame, video)
  const online = useOnline()
  useFilmKeys({ plays, toggle, seek, at, full: screen.toggle })
  const button = { variant: 'subtle', color: 'gray', size: 36 } as const
  return (
    <>
      <div ref={frame} className={classes['player']} dir="ltr" role="group" aria-label={title} data-player data-plays={plays}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come later; nothing would be in an empty track */}
        <video ref={video} src={src} preload="metadata" playsInline disablePictureInPicture onClick={toggle} {...handlers} />
        <div className={classes['controls']}>
          <ActionIcon {...button} aria-label={t(plays ? 'videoPause' : 'videoPlay')} onClick={toggle} data-play>
            {plays ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
          </ActionIcon>
          <SeekBar at={at} length={length} reached={reached} bound={bound} seek={seek} toggle={toggle} />
          <bdi dir="ltr" className={classes['time']} data-at={Math.floor(at)}>
            {lengthText(Math.floor(at), i18n.language)} / {lengthText(length, i18n.language)}
          </bdi>
          <button
            type="button"
            className={classes['speed']}
            aria-label={t('videoSpeed', { speed: decimalText(speed, i18n.language) })}
            onClick={faster}
          >
            {decimalText(speed, i18n.language)}×
          </button>
          <ActionIcon {...button} aria-label={t(screen.full ? 'videoNotFull' : 'videoFull')} onClick={screen.toggle}>
            {screen.full ? (
              <IconMinimize size={18} stroke={1.7} aria-hidden />
            ) : (
              <IconMaximize size={18} stroke={1.7} aria-hidden />
            )}
          </ActionIcon>
        </div>
      </div>
      {failed && (
        <div className={classes['failed']} role="alert">
          <span>{t('videoFailed')}</span>
          <Button size="compact-md" variant="default" onClick={retry}>
            {t('tryAgain', { ns: 'kit' })}
          </Button>
        </div>
      )}
      {bound && (
        <p className={classes['note']}>
          {t('videoMust')}{' '}
          <bdi data-watched={Math.floor(reached)}>
            {t('videoWatched', { percent: percentText(length > 0 ? Math.min(1, reached / length) : 0, i18n.language) })}
          </bdi>
        </p>
      )}
      {!online && counts && unsentOf(film) && (
        <p className={classes['note']} role="status">
          {t('videoUnsent')}
        </p>
      )}
    </>
  )
}
