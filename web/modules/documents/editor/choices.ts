import {
  IconAlertCircle,
  IconBlockquote,
  IconCode,
  IconFile,
  IconFileImport,
  IconH1,
  IconH2,
  IconH3,
  IconLineDashed,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconLink,
  IconPhoto,
  IconPilcrow,
  IconTable,
  type Icon,
} from '@tabler/icons-react'
import type { CommandName } from './commands.ts'

/** Asks in a dialog before something is put in. */
export type EditorDialog = 'record' | 'import'

/** What a line can become, and what can be put in: the same in the toolbar and in the menu of the stroke. */
export interface Choice {
  readonly name:
    | Exclude<CommandName, 'bold' | 'italic' | 'code' | 'strike' | 'subscript' | 'superscript' | 'nextTone'>
    | 'picture'
    | 'file'
    | EditorDialog
  readonly icon: Icon
  /** What can be typed for it instead. */
  readonly typed?: string
}

const TEXTS: readonly Choice[] = [
  { name: 'paragraph', icon: IconPilcrow },
  { name: 'heading1', icon: IconH1, typed: '#' },
  { name: 'heading2', icon: IconH2, typed: '##' },
  { name: 'heading3', icon: IconH3, typed: '###' },
  { name: 'bulletList', icon: IconList, typed: '-' },
  { name: 'orderedList', icon: IconListNumbers, typed: '1.' },
  { name: 'taskList', icon: IconListCheck, typed: '[]' },
  { name: 'blockquote', icon: IconBlockquote, typed: '>' },
]

const INSERTS: readonly Choice[] = [
  { name: 'picture', icon: IconPhoto },
  { name: 'file', icon: IconFile },
  { name: 'table', icon: IconTable },
  { name: 'callout', icon: IconAlertCircle },
  { name: 'codeBlock', icon: IconCode, typed: '```' },
  { name: 'record', icon: IconLink },
  { name: 'horizontalRule', icon: IconLineDashed, typed: '---' },
  { name: 'import', icon: IconFileImport },
]

/** What can be written in one kind of document. */
export interface Offered {
  readonly texts: readonly Choice[]
  readonly inserts: readonly Choice[]
}
export const PAGE: Offered = { texts: TEXTS, inserts: INSERTS }
/** What `Document` of core knows. */
export const RICH: Offered = {
  texts: TEXTS.filter(({ name }) => name !== 'taskList'),
  inserts: INSERTS.filter(({ name }) => name === 'codeBlock'),
}
