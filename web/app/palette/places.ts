import type { ModuleKey } from '@diwan/contract/releases/registry'
import { fold } from '@diwan/core/arabic-fold'
import { IconCommand } from '@tabler/icons-react'
import i18next from 'i18next'
import { commandsNow, keysText, type About, type Command } from '../../kit/commands.ts'
import type { SignedIn } from '../../kit/session.ts'
import { TAB_SCREENS, type tabNames } from '../admin-tabs.ts'
import type { Area } from '../areas.ts'
import { HomeIcon, shownKeys } from '../shown-keys.ts'
import { placesOfAll } from '../menu/entries.ts'
import type { Hit } from './hit.ts'

/** The screens of both areas this person's menus name, the present area first. */
export function placesOf(person: SignedIn, area: Area, isOffered: (area: Area, key: ModuleKey) => boolean): Hit[] {
  const areas: readonly Area[] =
    person.metadata.role === 'USER' ? ['user'] : area === 'admin' ? ['admin', 'user'] : ['user', 'admin']
  return areas.flatMap((one) =>
    placesOfAll
      .filter((place) => place.area === one && place.to !== '/' && isOffered(one, place.module))
      .map(({ key, to, module, go }) => ({
        key: to,
        label: i18next.t(`menu_${one}_${key}` as 'menu_admin_Home', { ns: 'releases' }),
        detail: i18next.t(one === 'admin' ? 'adminArea' : 'userArea', { ns: 'shell' }),
        icon: key === 'Home' ? HomeIcon : (shownKeys[module].places?.[to] ?? shownKeys[module].icon),
        to,
        ...(go && { keys: ['G', go] }),
      })),
  )
}

/** The tabs of those screens of the administration that this person is offered. */
export const tabsOf = (screens: readonly Hit[], names: ReturnType<typeof tabNames>): Hit[] =>
  Object.entries(TAB_SCREENS).flatMap(([key, to]) => {
    const screen = screens.find((one) => one.to === to)
    if (!screen) return []
    return Object.entries(names[key as keyof typeof TAB_SCREENS]).map(([tab, label]) => ({
      key: `${to} ${tab}`,
      label,
      detail: screen.label,
      icon: screen.icon,
      to: `${to}?tab=${tab}`,
    }))
  })

/** What is called exactly as typed, in any spelling, stands first. */
export function exactFirst(hits: readonly Hit[], text: string): Hit[] {
  const asked = fold(text)
  const [exact, others] = [hits.filter(({ label }) => fold(label) === asked), hits.filter(({ label }) => fold(label) !== asked)]
  return [...exact, ...others]
}

/** Groups with something that is called exactly as typed stand before all others: a person whose full name was typed, before tickets that hold it. */
export function exactGroupsFirst<Group extends { readonly hits: readonly Hit[] }>(
  groups: readonly Group[],
  text: string,
): Group[] {
  const asked = fold(text)
  const isExact = ({ hits }: Group): boolean => asked !== '' && hits.some(({ label }) => fold(label) === asked)
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))]
}

/** Every word that was typed begins a word of the name, in any spelling and in either language. */
export function matching(hits: readonly Hit[], text: string, names: ReadonlyMap<string, readonly string[]> = new Map()): Hit[] {
  const asked = fold(text).split(' ').filter(Boolean)
  return hits.filter(({ label, detail = '', to = '', aliases = '' }) => {
    const others = [label, aliases].flatMap((name) => names.get(name) ?? []).join(' ')
    const words = fold(`${label} ${detail} ${others} ${aliases} ${to}`.replaceAll(/[/?=,،-]/g, ' ')).split(' ')
    return asked.every((one) => words.some((word) => word.startsWith(one) || word.startsWith(`ال${one}`)))
  })
}

export interface Offered {
  /** The record that commands change, where there is one. */
  readonly about: About | undefined
  readonly ofRecord: readonly Hit[]
  readonly others: readonly Hit[]
}

/** The commands of this screen: those on the record that is open or under the cursor, and all others. */
export function offeredNow(): Offered {
  const listed = commandsNow().filter(({ unlisted }) => unlisted !== true)
  const about = listed.find((one) => one.about)?.about
  const isOfRecord = (one: Command) => one.about !== undefined && one.about.title === about?.title
  return {
    about,
    ofRecord: listed.filter(isOfRecord).map(hitOf),
    others: listed.filter((one) => !isOfRecord(one)).map(hitOf),
  }
}

const hitOf = ({ id, label, icon = IconCommand, stroke, aliases, value, on, run }: Command): Hit => ({
  key: `do ${id}`,
  label,
  icon,
  run,
  ...(aliases && { aliases }),
  ...(value && { detail: value }),
  ...(on !== undefined && { on }),
  ...(stroke && { keys: keysText(stroke) }),
})
