import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import {
  IconAntennaBars4,
  IconCheck,
  IconCircleDashed,
  IconLayoutSidebarRight,
  IconUserCheck,
  IconUserDown,
} from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatusWord } from '../../../ui/status-badge.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import type { RowCommandName } from './row-command.tsx'
import { lazyDialog, lazyExtra } from '../../../ui/lazy-part.tsx'

/** Come when the first row is pointed at, or the first key is pressed. */
const RowActions = lazyExtra(() => import('./row-actions.tsx'))
const RowCommand = lazyDialog(() => import('./row-command.tsx'))

/** What is done with one ticket without opening it: by the buttons of its row, or by a key while it has the focus. */
export function useRowActions(
  offered: boolean,
  peek: (id: string) => void,
): {
  readonly row: Pick<RowOf<Ticket>, 'actions' | 'commands' | 'about'>
  readonly assign: ((ticket: Ticket) => void) | undefined
  readonly dialog: ReactNode
} {
  const [asked, setAsked] = useState<{ readonly ticket: Ticket; readonly command: RowCommandName }>()
  const { t } = useTranslation(['tickets', 'kit'])
  const word = useStatusWord()
  if (!offered) return { row: {}, assign: undefined, dialog: null }
  const ask = (command: RowCommandName) => (ticket: Ticket) => setAsked({ ticket, command })
  const row: Pick<RowOf<Ticket>, 'actions' | 'commands' | 'about'> = {
    about: ({ shortId, subject }) => ({ noun: t('theTicket'), shortId, title: subject }),
    // without the network their files would be asked for in vain
    actions: (ticket: Ticket) =>
      navigator.onLine && (
        <Suspense>
          <RowActions ticket={ticket} />
        </Suspense>
      ),
    commands: [
      { id: 'assign', label: t('do_assign'), code: 'KeyA', icon: IconUserCheck, run: ask('assignee') },
      { id: 'take', label: t('do_take'), code: 'KeyM', icon: IconUserDown, run: ask('take') },
      {
        id: 'status',
        label: t('changeStatus'),
        code: 'KeyS',
        icon: IconCircleDashed,
        value: ({ status }) => word(status),
        run: ask('status'),
      },
      {
        id: 'priority',
        label: t('do_priority'),
        code: 'KeyP',
        icon: IconAntennaBars4,
        value: ({ priority }) => t(`priority_${priority}`, { ns: 'kit' }),
        run: ask('priority'),
      },
      { id: 'resolve', label: t('do_resolve'), code: 'KeyE', icon: IconCheck, run: ask('resolve') },
      { id: 'peek', label: t('preview'), code: 'KeyO', icon: IconLayoutSidebarRight, run: ({ id }) => peek(id) },
    ],
  }
  const dialog = asked && (
    <Suspense>
      <RowCommand key={`${asked.ticket.id} ${asked.command}`} {...asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  return { row, assign: ask('assignee'), dialog }
}
