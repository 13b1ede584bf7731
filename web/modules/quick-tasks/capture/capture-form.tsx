import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../kit/problem-words.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { CaptureChips } from './capture-chips.tsx'
import classes from './capture.module.css'
import { ProblemHint } from './problem-hint.tsx'
import { useCapture } from './use-capture.ts'
import { loadReader } from './use-understanding.ts'

interface CaptureFormProps {
  readonly usualDay?: string | undefined
  /** After it was saved, unless the writer goes on. */
  readonly onSaved?: () => void
  /** In a dialog: it has the focus, and says its keys. */
  readonly whole?: boolean
}

/** One line in which a quick task is written as people say it. */
export function CaptureForm({ usualDay, onSaved, whole = false }: CaptureFormProps) {
  const { t } = useTranslation(['quick-tasks', 'kit'])
  const [isEmpty, setEmpty] = useState(false)
  const problemText = useProblemText()
  const { typed, type, understood, problems, problem, refuse, choose, usual, ready, save } = useCapture({
    name: whole ? 'quick-task/dialog' : 'quick-task/list',
    usualDay,
  })
  const finish = (goesOn: boolean) => {
    setEmpty(understood.title === '')
    if (save() && !goesOn) onSaved?.()
  }
  /** A line that is sent faster than it can be read is saved as soon as it is, unless its writer goes on typing. */
  const waiting = useRef<{ readonly goesOn: boolean }>(undefined)
  const done = (goesOn: boolean) => {
    if (ready) finish(goesOn)
    else waiting.current = { goesOn }
  }
  const beReady = useEffectEvent(() => {
    const sent = waiting.current
    waiting.current = undefined
    if (sent) finish(sent.goesOn)
  })
  useEffect(() => {
    if (ready) beReady()
  }, [ready])
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault()
        done(false)
      }}
    >
      <div className={classes['line']}>
        <UserInput
          className={classes['field'] ?? ''}
          label={whole ? t('captureLabel') : undefined}
          aria-label={whole ? undefined : t('captureLabel')}
          placeholder={t('captureHint')}
          leftSection={whole ? undefined : <IconPlus size={17} stroke={1.8} aria-hidden />}
          autoComplete="off"
          enterKeyHint="done"
          data-capture
          {...(whole && { 'data-autofocus': true })}
          error={
            isEmpty
              ? t('invalid_empty', { ns: 'kit' })
              : problem
                ? problemText(problem)
                : problems.line && <ProblemHint problem={problems.line} />
          }
          value={typed}
          onChange={(event) => {
            waiting.current = undefined
            setEmpty(false)
            type(event.currentTarget.value)
          }}
          onFocus={() => void loadReader().catch(() => undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            done(true)
          }}
        />
        <Button type="submit" h={36}>
          {t('add')}
        </Button>
      </div>
      <CaptureChips
        typed={typed}
        understood={understood}
        problems={problems.chips}
        onRefuse={refuse}
        onChoose={choose}
        usual={usual}
      />
      {whole && <p className={classes['keys']}>{t('captureKeys')}</p>}
    </form>
  )
}
