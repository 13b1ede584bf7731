import { Suspense, useEffect, useRef, useState } from 'react'
import { returnFocus } from '../../ui/return-focus.ts'
import { useOpenPerson } from '../../kit/person-address.ts'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { useShellCommands } from '../commands/use-shell-commands.ts'
import { closed, useAsk, useAsked } from '../results/address.ts'
import { PersonOverlay } from '../person/person-overlay.tsx'
import { TypedEarly } from './typed-early.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const Palette = lazyDialog(() => import('./palette.tsx'))
const Results = lazyDialog(() => import('../results/results.tsx'))
const ShortcutSheet = lazyDialog(() => import('../commands/shortcut-sheet.tsx'))

export type Opened = 'palette' | 'sheet' | undefined

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
  const openPerson = useOpenPerson()
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
            onPerson={(id) => {
              close()
              openPerson(id)
            }}
            onAll={all}
          />
        </Suspense>
      )}
      {asked && <Results person={person} asked={asked} onSheet={() => show('sheet')} onPerson={openPerson} />}
      <PersonOverlay />
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
