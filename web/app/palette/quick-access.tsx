import { IconKeyboard, IconLayoutSidebar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommandKeys, useCommands } from '../../kit/commands.ts'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { toggleRail } from '../menu/menu-state.ts'
import { TypedEarly } from './typed-early.tsx'

const Palette = lazy(() => import('./palette.tsx'))
const PersonCard = lazy(() => import('./person-card.tsx'))
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'))

export type Opened = 'palette' | 'sheet' | { readonly person: string } | undefined

/** The command palette and the sheet of shortcuts, each loaded when it is first asked for. */
export function useQuickAccess() {
  const [opened, open] = useState<Opened>()
  const { t } = useTranslation('shell')
  useCommandKeys()
  useCommands([
    {
      id: 'palette',
      label: t('palette'),
      part: 'everywhere',
      stroke: { code: 'KeyK', mod: true },
      whileTyping: true,
      unlisted: true,
      run: () => open((now) => (now === 'palette' ? undefined : 'palette')),
    },
    {
      id: 'sheet',
      label: t('shortcuts'),
      part: 'everywhere',
      stroke: { code: 'Slash', shift: true },
      icon: IconKeyboard,
      run: () => open('sheet'),
    },
    {
      id: 'rail',
      label: t('toRail'),
      part: 'everywhere',
      stroke: { code: 'BracketLeft' },
      icon: IconLayoutSidebar,
      run: toggleRail,
    },
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
  const [early, setEarly] = useState('')
  const show = (what: Opened) => {
    setEarly('')
    open(what)
  }
  const close = () => show(undefined)
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
