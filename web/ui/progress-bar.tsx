import { useTranslation } from 'react-i18next'
import { percentText } from '../kit/formats.ts'
import classes from './progress-bar.module.css'

/** How far something is, as a bar and in percent. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const { i18n } = useTranslation()
  return (
    <span className={classes['bar']}>
      <progress max={100} value={percent} aria-label={label} />
      <span>
        <bdi>{percentText(percent / 100, i18n.language)}</bdi>
      </span>
    </span>
  )
}
