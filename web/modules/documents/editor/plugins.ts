import type { Direction } from '@diwan/core/direction'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import type { Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { directions } from './directions.ts'
import { keys } from './keys.ts'
import { pictures } from './pictures.ts'
import { rules } from './rules.ts'
import { slash, type SlashKeys } from './slash.ts'

/** The menu is asked for a key first, then what was typed, then what keys do everywhere. */
export const pluginsOf = (fallback: Direction, coming: string, pressed: SlashKeys): readonly Plugin[] => [
  ...richPluginsOf(fallback, pressed),
  pictures(coming),
  dropCursor(),
  gapCursor(),
  tableEditing(),
]

/** Without what only pages have. */
export const richPluginsOf = (fallback: Direction, pressed: SlashKeys): readonly Plugin[] => [
  slash(pressed),
  ...rules,
  ...keys(fallback),
  history(),
  directions(fallback),
]
