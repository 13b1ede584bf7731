import {
  IconArrowBackUp,
  IconArrowRight,
  IconKeyboard,
  IconLanguage,
  IconLayoutSidebar,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSearch,
  IconStar,
} from '@tabler/icons-react'
import { useMantineColorScheme } from '@mantine/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds } from '@diwan/contract/access/vocabulary'
import { moduleEntries, type ModuleKey } from '@diwan/contract/releases/registry'
import { runWhenOffered, useCommandKeys, useCommands, type Command, type Stroke } from '../../kit/commands.ts'
import { linkOf } from '../../kit/link-of.ts'
import { language } from '../../kit/i18n.ts'
import { choose, keepScheme } from '../../kit/preferred-language.ts'
import { signOut, type SignedIn } from '../../kit/session.ts'
import { takeUndo, useUndoOffer, type UndoOffer } from '../../kit/undo.ts'
import { isFavourite, toggleFavourite } from '../menu/favourites.ts'
import { toggleRail } from '../menu/menu-state.ts'
import { useCreates } from '../menu/use-creates.ts'
import { useMenu, usePlaceOffered } from '../menu/use-menu.ts'
import { useModuleStatus } from '../module-status.ts'
import { useOverlays } from '../use-overlays.ts'

interface Opens {
  readonly palette: () => void
  readonly sheet: () => void
}

/** What can be done on every screen. */
export function useShellCommands(person: SignedIn, opens: Opens): void {
  useCommandKeys()
  useCommands(
    [
      ...useLooks(opens),
      ...useGoing(person),
      ...useBeginning(person),
      ...useBeginnings(person),
      ...useOverlaying(),
      ...useFavouring(person),
      ...usePersonal(),
    ],
    'frame',
  )
}

function useLooks({ palette, sheet }: Opens): Command[] {
  const { t } = useTranslation('shell')
  const offer = useUndoOffer()
  const part = 'everywhere'
  // both keys are one command to those who look for it
  const undo = (taken: UndoOffer, stroke: Stroke): Command => ({
    id: stroke.mod ? 'undo with mod' : 'undo',
    label: stroke.mod ? '' : t('undo'),
    part,
    stroke,
    icon: IconArrowBackUp,
    unlisted: stroke.mod ?? false,
    run: () => takeUndo(taken),
  })
  return [
    {
      id: 'palette',
      label: t('palette'),
      part,
      stroke: { code: 'KeyK', mod: true },
      whileTyping: true,
      unlisted: true,
      run: palette,
    },
    // A list has a search of its own on this key.
    { id: 'search', label: t('search'), part, stroke: { code: 'Slash' }, icon: IconSearch, unlisted: true, run: palette },
    { id: 'sheet', label: t('shortcuts'), part, stroke: { code: 'Slash', shift: true }, icon: IconKeyboard, run: sheet },
    { id: 'rail', label: t('toRail'), part, stroke: { code: 'BracketLeft' }, icon: IconLayoutSidebar, run: toggleRail },
    ...(offer ? [undo(offer, { code: 'KeyZ' }), undo(offer, { code: 'KeyZ', mod: true })] : []),
  ]
}

/** `g`, then the letter of a place. */
function useGoing(person: SignedIn): Command[] {
  const { t } = useTranslation('releases')
  const navigate = useNavigate()
  const { start, parts } = useMenu(person)
  const entries = [...start, ...parts.filter(({ name }) => name !== 'soon').flatMap((part) => part.entries)]
  return entries.flatMap(({ main, all }) =>
    all.flatMap((place): Command[] => {
      if (!place.go) return []
      const leads = place.also ? place : main // the key of an entry leads where the entry does
      return [
        {
          id: `go ${place.go}`,
          label: t(`menu_${leads.area}_${leads.key}` as 'menu_admin_Home'),
          part: 'go',
          stroke: { code: `Key${place.go}`, after: 'KeyG' },
          icon: IconArrowRight,
          unlisted: true,
          run: () => void navigate({ to: leads.to }),
        },
      ]
    }),
  )
}

/** The first of them on a key, unless the screen has something of its own to begin. */
function useBeginning(person: SignedIn): Command[] {
  const navigate = useNavigate()
  return useCreates(person).map(({ key, to, label, aliases }, place) => ({
    id: `create ${key}`,
    label,
    aliases,
    part: 'everywhere',
    icon: IconPlus,
    stroke: place === 0 ? { code: 'KeyC' } : undefined,
    opensField: true,
    run: () => void navigate({ href: to }),
  }))
}

/** Begins something on the screen of its module. */
function useBeginnings(person: SignedIn): Command[] {
  const { t } = useTranslation('releases')
  const navigate = useNavigate()
  const isOffered = usePlaceOffered(person)
  const status = useModuleStatus()
  return moduleEntries.flatMap(({ key: name, beginnings = [] }) => {
    const key = name as ModuleKey
    if (status(key) === 'COMING_SOON') return []
    return beginnings.flatMap((one): Command[] => {
      const area = one.to.startsWith('/admin') ? 'admin' : 'user'
      if (!isOffered(area, key) && !one.to.startsWith('?')) return []
      if (!holds(person.permissions, key, one.flag)) return []
      const run = async () => {
        if (one.to.startsWith('?')) return navigate({ to: '.', search: (now: object) => ({ ...now, ...linkOf(one.to).search }) })
        await navigate({ href: one.to })
        if (one.command !== undefined) runWhenOffered(one.command)
      }
      const label = t(`begin_${one.name}` as 'begin_note')
      return [{ id: `begin ${one.name}`, label, part: 'everywhere', icon: IconPlus, run: () => void run() }]
    })
  })
}

/** Over the screen that is open, which stays as it is. */
function useOverlaying(): Command[] {
  const { t } = useTranslation('releases')
  const navigate = useNavigate()
  return useOverlays().flatMap(({ key, param, value, stroke, icon }) => {
    if (!stroke) return []
    const run = () => void navigate({ to: '.', search: (now: object) => ({ ...now, [param]: value }) })
    const label = t(`begin_${key}` as 'begin_quickTasks')
    return [{ id: `overlay ${param}`, label, part: 'everywhere', stroke, icon, opensField: true, run }]
  })
}

function useFavouring(person: SignedIn): Command[] {
  const { t } = useTranslation(['shell', 'releases'])
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { parts } = useMenu(person)
  const place = parts.flatMap(({ entries }) => entries.map(({ main }) => main)).find(({ to }) => to === pathname)
  if (!place) return []
  const name = t(`menu_${place.area}_${place.key}` as 'menu_admin_Home', { ns: 'releases' })
  const label = t(isFavourite(person, place) ? 'unfavour' : 'favour', { name })
  return [{ id: 'favourite', label, part: 'everywhere', icon: IconStar, run: () => void toggleFavourite(place) }]
}

function usePersonal(): Command[] {
  const { t } = useTranslation(['shell', 'kit'])
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const other = language() === 'ar-SA' ? 'en-US' : 'ar-SA'
  const scheme = () => {
    const dark = colorScheme !== 'dark'
    setColorScheme(dark ? 'dark' : 'light')
    void keepScheme(dark)
  }
  return [
    {
      id: 'language',
      label: t('otherLanguage', { ns: 'kit' }),
      aliases: t('also_language'),
      part: 'everywhere',
      icon: IconLanguage,
      run: () => void choose(other),
    },
    {
      id: 'scheme',
      label: t('darkMode', { ns: 'kit' }),
      aliases: t('also_scheme'),
      part: 'everywhere',
      icon: IconMoon,
      on: colorScheme === 'dark',
      run: scheme,
    },
    { id: 'leave', label: t('signOut'), part: 'everywhere', icon: IconLogout, run: () => void signOut() },
  ]
}
