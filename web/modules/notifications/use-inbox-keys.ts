import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { useWrite } from '../../kit/write.ts'
import { inboxWrites } from './api/writes.ts'

/** J and K walk along the rows, E takes the one with the focus out of the inbox and goes to the next. */
export function useInboxKeys(screen: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation(['notifications', 'kit'])
  const finish = useWrite(inboxWrites.finish)
  const rows = () => [...(screen.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = () =>
    rows().findIndex((row) => row === document.activeElement || row.parentElement?.contains(document.activeElement))
  const walk = (step: 1 | -1) => () => {
    const [all, now] = [rows(), at()]
    all[now === -1 ? (step === 1 ? 0 : all.length - 1) : now + step]?.focus()
  }
  const shared = { part: 'list', repeats: true, unlisted: true } as const
  useCommands([
    { ...shared, id: 'list next', label: t('keyNextRow', { ns: 'kit' }), stroke: { code: 'KeyJ' }, run: walk(1) },
    { ...shared, id: 'list previous', label: t('keyPreviousRow', { ns: 'kit' }), stroke: { code: 'KeyK' }, run: walk(-1) },
    { ...shared, id: 'list down', label: '', stroke: { code: 'ArrowDown' }, run: walk(1) },
    { ...shared, id: 'list up', label: '', stroke: { code: 'ArrowUp' }, run: walk(-1) },
    {
      id: 'notifications.finish',
      label: t('finish'),
      part: 'list',
      stroke: { code: 'KeyE' },
      unlisted: true,
      run: () => {
        const [all, now] = [rows(), at()]
        const objectId = all[now]?.parentElement?.dataset['id']
        if (!objectId) return
        ;(all[now + 1] ?? all[now - 1])?.focus()
        finish.mutate({ objectId })
      },
    },
  ])
}
