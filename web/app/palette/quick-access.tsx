import { Suspense, useState } from 'react'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { useShellCommands } from '../commands/use-shell-commands.ts'
import { TypedEarly } from './typed-early.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const Palette = lazyDialog(() => import('./palette.tsx'))
const PersonCard = lazyDialog(() => import('./person-card.tsx'))
const ShortcutSheet = lazyDialog(() => import('../commands/shortcut-sheet.tsx'))

export type Opened = 'palette' | 'sheet' | { readonly person: string } | undefined

/** The command palette and the sheet of shortcuts, each loaded when it is first asked for. */
export function useQuickAccess() {
  const [opened, open] = useState<Opened>()
  return { opened, open }
}

export function QuickAccess({
  opened,
  open,
  person,
  area,
}: {
  opened: Opened
  open: (what: Opened) => void
  person: SignedIn
  area: Area
}) {
  const [early, setEarly] = useState('')
  const show = (what: Opened) => {
    setEarly('')
    open(what)
  }
  const close = () => show(undefined)
  useShellCommands(person, {
    palette: () => show(opened === 'palette' ? undefined : 'palette'),
    sheet: () => show('sheet'),
  })
  return (
    <Suspense>
      {opened === 'palette' && (
        <Suspense fallback={<TypedEarly text={early} onChange={setEarly} />}>
          <Palette
            person={person}
            area={area}
            typed={early}
            onClose={close}
            onSheet={() => show('sheet')}
            onPerson={(id) => show({ person: id })}
          />
        </Suspense>
      )}
      {typeof opened === 'object' && <PersonCard id={opened.person} onClose={close} />}
      {opened === 'sheet' && <ShortcutSheet onClose={close} />}
    </Suspense>
  )
}
