import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '../../../ui/list/row-of.ts'
import type { RowCommand } from '../commands/inquiry-actions.tsx'
import { lazyDialog, lazyExtra } from '../../../ui/lazy-part.tsx'

/** Come when the first row is pointed at, or the first key is pressed. */
const RowActions = lazyExtra(() => import('./row-actions.tsx'))
const InquiryCommand = lazyDialog(async () => ({ default: (await import('../commands/inquiry-actions.tsx')).InquiryCommand }))

interface OpenCommand {
  readonly inquiry: Inquiry
  readonly command: RowCommand
}

/** What is done with one inquiry without opening it: by the buttons of its row, or by a key while it has the focus. */
export function useRowActions(): {
  readonly row: Pick<RowOf<Inquiry>, 'actions' | 'commands' | 'about'>
  readonly dialog: ReactNode
} {
  const { t } = useTranslation('support')
  const [asked, setAsked] = useState<OpenCommand>()
  const ask = (command: RowCommand) => (inquiry: Inquiry) => setAsked({ inquiry, command })
  const row = {
    // without the network their files would be asked for in vain
    actions: (inquiry: Inquiry) =>
      navigator.onLine && (
        <Suspense>
          <RowActions inquiry={inquiry} />
        </Suspense>
      ),
    about: ({ shortId, subject }: Inquiry) => ({ noun: t('theInquiry'), shortId, title: subject }),
    commands: [
      { id: 'take', label: t('do_take'), code: 'KeyM', run: ask('take') },
      { id: 'assign', label: t('do_assign'), code: 'KeyA', run: ask('assign') },
    ],
  }
  const dialog = asked && (
    <Suspense>
      <InquiryCommand key={asked.inquiry.id} {...asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  return { row, dialog }
}
