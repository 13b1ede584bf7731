import { lazy, Suspense, useState } from 'react'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { useShortcuts } from './shortcuts.ts'

const Palette = lazy(() => import('./palette.tsx'))
const PersonCard = lazy(() => import('./person-card.tsx'))
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'))

export type Opened = 'palette' | 'sheet' | { readonly person: string } | undefined

/** The command palette and the sheet of shortcuts, each loaded when it is first asked for. */
export function useQuickAccess() {
  const [opened, open] = useState<Opened>()
  useShortcuts([
    { code: 'KeyK', mod: true, whileTyping: true, run: () => open((now) => (now === 'palette' ? undefined : 'palette')) },
    { code: 'Slash', shift: true, run: () => open('sheet') },
  ])
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
  const close = () => open(undefined)
  return (
    <Suspense>
      {opened === 'palette' && (
        <Palette
          person={person}
          area={area}
          onClose={close}
          onSheet={() => open('sheet')}
          onPerson={(id) => open({ person: id })}
        />
      )}
      {typeof opened === 'object' && <PersonCard id={opened.person} onClose={close} />}
      {opened === 'sheet' && <ShortcutSheet onClose={close} />}
    </Suspense>
  )
}
