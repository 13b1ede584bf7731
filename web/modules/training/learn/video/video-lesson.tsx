import type { LearntLesson } from '@diwan/contract/training/schemas/learning'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '@diwan/contract/files/addresses'
import type { Progress } from '../../api/learn.ts'
import classes from '../lessons/lessons.module.css'
import { OutsideLink } from '../lessons/outside-link.tsx'
import { Player } from './player.tsx'
import type { Film } from '../../model/watched-queue.ts'

interface VideoLessonProps {
  readonly lesson: Extract<LearntLesson, { kind: 'video' }>
  readonly title: string
  readonly film: Film
  readonly progress: Progress | undefined
  readonly counts: boolean
}

/** A video of the portal, or the way to one elsewhere. */
export default function VideoLesson({ lesson: { file, url, seconds, mustWatch }, ...rest }: VideoLessonProps) {
  const { t } = useTranslation('training')
  if (file) return <Player src={fileUrl(file.id)} seconds={seconds} mustWatch={mustWatch} {...rest} />
  if (url === '') return <p className={classes['dim']}>{t('fileGone')}</p>
  return (
    <div className={classes['task']}>
      <OutsideLink url={url} label={t('openVideoOutside')} />
      <p className={classes['dim']}>{t('opensOutside')}</p>
    </div>
  )
}
