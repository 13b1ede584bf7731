import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../../kit/commands.ts'
import { STEP } from './seek-bar.tsx'

interface FilmKeys {
  readonly plays: boolean
  readonly at: number
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  readonly full: () => void
}

/** What has the focus and a use of its own for these keys. */
const USES_KEYS = 'button, a[href], summary, [role=slider], [role=menuitem]'

/** Space plays, arrows go on and back, F fills the screen; Space on a button presses that button. */
export function useFilmKeys({ plays, at, toggle, seek, full }: FilmKeys): void {
  const { t } = useTranslation('training')
  useCommands((): readonly Command[] => {
    const free = document.activeElement?.matches(USES_KEYS) !== true
    const of = (id: string, code: string, label: string, run: () => void): Command => ({
      id: `video/${id}`,
      label,
      part: 'record',
      stroke: { code },
      unlisted: true,
      run,
    })
    return [
      ...(free ? [of('play', 'Space', t(plays ? 'videoPause' : 'videoPlay'), toggle)] : []),
      { ...of('back', 'ArrowLeft', t('videoBack'), () => seek(at - STEP)), repeats: true },
      { ...of('on', 'ArrowRight', t('videoOn'), () => seek(at + STEP)), repeats: true },
      of('full', 'KeyF', t('videoFull'), full),
    ]
  })
}
