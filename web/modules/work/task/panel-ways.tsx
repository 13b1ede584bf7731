import { ActionIcon } from '@mantine/core'
import { IconArrowsDiagonal, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../kit/commands.ts'

export interface TaskPanelProps {
  readonly id: string
  readonly onClose: () => void
  /** To the task before and after it in the view beside. */
  readonly walk?:
    | {
        readonly to: (step: 1 | -1) => string | undefined
        readonly go: (id: string) => void
      }
    | undefined
  /** As a page of its own. */
  readonly onEnlarge?: (() => void) | undefined
}

/** Escape closes it, J and K go to its neighbours, Enter makes it a page. */
export function usePanelKeys({ walk, onClose, onEnlarge }: TaskPanelProps): void {
  const { t } = useTranslation(['work', 'kit'])
  const step = (by: 1 | -1) => () => {
    const id = walk?.to(by)
    if (id !== undefined) walk?.go(id)
  }
  const shared = { part: 'record', unlisted: true } as const
  useCommands([{ ...shared, id: 'close task', label: t('close', { ns: 'kit' }), stroke: { code: 'Escape' }, run: onClose }])
  // the list beside it has the same keys, and may be mounted later
  useCommands(() => {
    // on anything that Enter presses it is that thing's own
    const free = document.activeElement?.matches('body, #main, [data-read], [data-card][data-open] a, [data-current] [data-row]')
    return [
      ...(walk
        ? ([
            { ...shared, id: 'next task', label: t('nextTask'), stroke: { code: 'KeyJ' }, repeats: true, run: step(1) },
            { ...shared, id: 'previous task', label: t('previousTask'), stroke: { code: 'KeyK' }, repeats: true, run: step(-1) },
          ] satisfies Command[])
        : []),
      ...(onEnlarge && free
        ? [{ ...shared, id: 'enlarge task', label: t('openWhole'), stroke: { code: 'Enter' }, run: onEnlarge }]
        : []),
    ]
  }, 'panel')
}

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

/** The same as buttons. */
export function Ways({ id, walk, onEnlarge }: Pick<TaskPanelProps, 'id' | 'walk' | 'onEnlarge'>) {
  const { t } = useTranslation('work')
  const shared = { variant: 'subtle', color: 'gray', size: 32 } as const
  const ways = [
    { by: -1, label: t('previousTask'), keys: 'K', icon: IconChevronUp },
    { by: 1, label: t('nextTask'), keys: 'J', icon: IconChevronDown },
  ] as const
  return (
    <>
      {walk &&
        ways.map(({ by, label, keys, icon: Icon }) => (
          <ActionIcon
            key={`${id} ${by}`}
            {...shared}
            aria-label={label}
            aria-keyshortcuts={keys}
            title={`${label} (${keys})`}
            onClick={() => {
              const to = walk.to(by)
              if (to !== undefined) walk.go(to)
            }}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
      {onEnlarge && (
        <ActionIcon {...shared} aria-label={t('openWhole')} title={t('openWhole')} onClick={onEnlarge}>
          <IconArrowsDiagonal {...icon} />
        </ActionIcon>
      )}
    </>
  )
}
