import { Suspense, useEffect, useRef, useState } from 'react'
import { returnFocus } from '../../ui/return-focus.ts'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { useShellCommands } from '../commands/use-shell-commands.ts'
import { closed, useAsk, useAsked } from '../results/address.ts'
import { TypedEarly } from './typed-early.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const Palette = lazyDialog(() => import('./palette.tsx'))
const PersonCard = lazyDialog(() => import('./person-card.tsx'))
const Results = lazyDialog(() => import('../results/results.tsx'))
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
  const asked = useAsked()
  const show = (what: Opened) => {
    setEarly('')
    open(what)
  }
  const close = () => show(undefined)
  const ask = useAsk()
  const all = (text: string) => {
    close()
    ask({ ...closed, q: text.trim() })
  }
  const opener = useFocusBefore(opened === undefined)
  useShellCommands(person, {
    palette: () => {
      opener()
      show(opened === 'palette' ? undefined : 'palette')
    },
    sheet: () => show('sheet'),
  })
  return (
    <Suspense>
      {opened === 'palette' && (
        <Suspense fallback={<TypedEarly text={early} onChange={setEarly} onClose={close} onAll={all} />}>
          <Palette
            person={person}
            area={area}
            typed={early}
            onClose={close}
            onSheet={() => show('sheet')}
            onPerson={(id) => show({ person: id })}
            onAll={all}
          />
        </Suspense>
      )}
      {asked && <Results person={person} asked={asked} onSheet={() => show('sheet')} onPerson={(id) => show({ person: id })} />}
      {typeof opened === 'object' && <PersonCard id={opened.person} onClose={close} />}
      {opened === 'sheet' && <ShortcutSheet onClose={close} />}
    </Suspense>
  )
}

/** Returns the focus to where it was before something was opened, where closing it has left the focus nowhere. */
function useFocusBefore(isClosed: boolean): () => void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!isClosed) return
    returnFocus(before.current)
    before.current = null
  }, [isClosed])
  return () => {
    before.current = document.activeElement
  }
}
