import type { Direction } from '@diwan/core/direction'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import type { Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { directions } from './directions.ts'
import { doneKeys } from './done.ts'
import { keys } from './keys.ts'
import { pictures } from './pictures.ts'
import { rules } from './rules.ts'
import { slash, slashStroke } from './slash.ts'
import type { MenuKeys } from './trigger.ts'

/** The menu is asked for a key first, then what was typed, then what keys do everywhere. */
export const pluginsOf = (fallback: Direction, coming: string, pressed: MenuKeys, leaving: MenuKeys): readonly Plugin[] => [
  slash.plugin(pressed),
  doneKeys(leaving),
  ...textPluginsOf(fallback),
  pictures(coming),
  dropCursor(),
  gapCursor(),
  tableEditing(),
]

/** Without what only pages have. */
export const richPluginsOf = (fallback: Direction, pressed: MenuKeys): readonly Plugin[] => [
  slash.plugin(pressed),
  ...textPluginsOf(fallback),
]

const textPluginsOf = (fallback: Direction): readonly Plugin[] => [
  slashStroke,
  ...rules,
  ...keys(fallback),
  history(),
  directions(fallback),
]
