import type { Icon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'
import { session } from './session.ts'
import { typeAhead } from './type-ahead.ts'

/** Named by the place of the key, not by its letter: an Arabic keyboard has the same places. */
export interface Stroke {
  readonly code: string
  /** ⌘ on a Mac, Ctrl elsewhere. */
  readonly mod?: boolean
  readonly shift?: boolean
  readonly alt?: boolean
  /** Pressed after this key. */
  readonly after?: string
}

/** A record that commands are about: «التذكرة AVB281 · …». */
export interface About {
  /** The noun of its kind, definite in Arabic. */
  readonly noun: string
  readonly shortId?: string | null | undefined
  readonly title: string
}

export interface Command {
  readonly id: string
  /** As menus, tooltips, the palette and the sheet of keys say it. */
  readonly label: string
  /** The part of the sheet it stands in. */
  readonly part: CommandPart
  readonly stroke?: Stroke | undefined
  readonly icon?: Icon
  /** The record it changes: the palette offers such commands first. */
  readonly about?: About | undefined
  /** Further names; those of the other language stand in its words. */
  readonly aliases?: string
  /** Its present value, where it opens a choice. */
  readonly value?: string
  /** Whether it is on, where it switches something. */
  readonly on?: boolean
  /** Also while writing. */
  readonly whileTyping?: boolean
  /** Held down it goes on. */
  readonly repeats?: boolean
  /** A move of the cursor: in the sheet, but nothing to look for in the palette. */
  readonly unlisted?: boolean
  /** Opens something with a field: what is typed until it is there belongs to that field. */
  readonly opensField?: boolean
  readonly run: () => void
}

export const COMMAND_PARTS = ['everywhere', 'go', 'list', 'record'] as const
export type CommandPart = (typeof COMMAND_PARTS)[number]

type Source = () => readonly Command[]

/**
 * The places of commands, the first ones before the others on the same keys: a panel beside a list comes before the list, also when the
 * list is mounted later, and whatever a screen has comes before the frame. Within a place what came later stands first.
 */
const places = { panel: new Set<Source>(), screen: new Set<Source>(), frame: new Set<Source>() } as const

/** The commands of a screen or a part of it, as long as it is shown; asked for when they are needed where what they are about moves. */
export function useCommands(commands: readonly Command[] | Source, place: keyof typeof places = 'screen'): void {
  const now = useRef(commands)
  useEffect(() => {
    now.current = commands
  })
  useEffect(() => {
    const stack = places[place]
    const mine = () => (typeof now.current === 'function' ? now.current() : now.current)
    stack.add(mine)
    runWanted(mine())
    return () => void stack.delete(mine)
  }, [place])
}

/** How long a screen is waited for that has a command. */
const OFFERED_MS = 5_000
let wanted: { readonly id: string; readonly until: number } | undefined

/** Runs a command of a screen that is on its way, as soon as the screen offers it. */
export function runWhenOffered(id: string): void {
  wanted = { id, until: Date.now() + OFFERED_MS }
  runWanted(commandsNow())
}

function runWanted(offered: readonly Command[]): void {
  const found = wanted && Date.now() < wanted.until ? offered.find((one) => one.id === wanted?.id) : undefined
  if (!found) return
  wanted = undefined
  found.run()
}

/** What can be run now, by place and then the newest first; of two with the same name or the same keys the first. */
export function commandsNow(): Command[] {
  const found: Command[] = []
  for (const commands of [...[...places.panel].toReversed(), ...[...places.screen].toReversed(), ...places.frame])
    for (const command of commands()) {
      const taken = found.some(({ id, stroke }) => id === command.id || (stroke && sameStroke(stroke, command.stroke)))
      if (!taken) found.push(command)
    }
  return found
}

/** Listens for all of them: once, by the frame of the portal. */
export function useCommandKeys(): void {
  useEffect(() => {
    const press = keys()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** So long the second key of a pair is waited for. */
const PAIR_MS = 1_500

function keys(): (event: KeyboardEvent) => void {
  let first: { code: string; at: number } | undefined
  return (event) => {
    if (isTaken(event)) return
    const all = commandsNow()
    const after = first && event.timeStamp - first.at < PAIR_MS ? first.code : undefined
    first = undefined
    const pressed = strokeOf(event, after)
    const found = all.find((command) => sameStroke(pressed, command.stroke) && mayRun(command, event))
    if (found) {
      event.preventDefault()
      found.run()
      if (found.opensField && !isTyping(document.activeElement)) typeAhead()
    } else if (all.some(({ stroke }) => stroke?.after === event.code) && isSingle(pressed) && !isSilent(event)) {
      first = { code: event.code, at: event.timeStamp }
    }
  }
}

/** What a field, a menu or an input method did with it. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.getModifierState('AltGraph')

const strokeOf = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, after: string | undefined): Stroke => ({
  code,
  mod: ctrlKey || metaKey,
  shift: shiftKey,
  alt: altKey,
  ...(after !== undefined && { after }),
})

function sameStroke(one: Stroke, other: Stroke | undefined): boolean {
  if (!other || one.code !== other.code || one.after !== other.after) return false
  return (['mod', 'shift', 'alt'] as const).every((name) => (one[name] ?? false) === (other[name] ?? false))
}

const isSingle = ({ mod, alt }: Stroke): boolean => !mod && !alt

function mayRun({ stroke, whileTyping, repeats }: Command, event: KeyboardEvent): boolean {
  if (event.repeat && !repeats) return false
  return isSingle(stroke!) ? !isSilent(event) : whileTyping === true || !isTyping(event.target)
}

/** A dialog, or a popover or menu by its opener: its target is asked, because what closes stays in the page while it fades. */
const OPENED = '[aria-modal=true], [aria-haspopup][aria-expanded=true], [data-popover]'

/**
 * Single keys belong to a screen with nothing open above it, wherever the focus is, and to people who want them (WCAG 2.1.4).
 */
function isSilent({ target }: KeyboardEvent): boolean {
  if (session()?.preferences.singleKeys === false || isTyping(target)) return true
  const inside = target instanceof Element && target.closest('[role=dialog], [role=menu], [role=listbox]')
  return Boolean(inside) || document.querySelector(OPENED) !== null
}

/** ⌘ on a Mac, Ctrl elsewhere. */
export const MOD = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  BracketLeft: '[',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

const signOf = (code: string): string => signs[code] ?? code.replace(/^(Key|Digit)/, '')

/** What stands on the keys, one after the other. */
export function keysText({ code, mod, shift, alt, after }: Stroke): string[] {
  if (shift && code === 'Slash') return ['?']
  return [
    ...(after ? [signOf(after)] : []),
    ...(mod ? [MOD] : []),
    ...(shift ? ['Shift'] : []),
    ...(alt ? ['Alt'] : []),
    signOf(code),
  ]
}
