import type { Direction } from '@diwan/core/direction'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import type { Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { directions } from './directions.ts'
import { doneKeys } from './done.ts'
import { keys } from './keys.ts'
import { pictures, type ComingWords } from './pictures.ts'
import { rules } from './rules.ts'
import { slash, slashStroke } from './slash.ts'
import { pasting } from './pasting.ts'
import type { MenuKeys } from './trigger.ts'

export interface PictureWords {
  readonly coming: ComingWords
  /** Where one was left out. */
  readonly leftOut: string
}

/** The menu is asked for a key first, then what was typed, then what keys do everywhere. */
export const pluginsOf = (
  fallback: Direction,
  { coming, leftOut }: PictureWords,
  pressed: MenuKeys,
  leaving: MenuKeys,
): readonly Plugin[] => [
  slash.plugin(pressed),
  pasting({ uploads: true, leftOut }),
  doneKeys(leaving),
  ...textPluginsOf(fallback),
  pictures(coming),
  dropCursor(),
  gapCursor(),
  tableEditing(),
]

/** Without what only pages have. */
export const richPluginsOf = (fallback: Direction, leftOut: string, pressed: MenuKeys): readonly Plugin[] => [
  slash.plugin(pressed),
  pasting({ uploads: false, leftOut }),
  ...textPluginsOf(fallback),
]

const textPluginsOf = (fallback: Direction): readonly Plugin[] => [
  slashStroke,
  ...rules,
  ...keys(fallback),
  history(),
  directions(fallback),
]
