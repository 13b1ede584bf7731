import { directionOf, type Direction } from '@diwan/core/direction'
import { TABLE_COLUMNS, TABLE_ROWS } from '@diwan/core/page/limits'
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { isInTable, selectedRect } from 'prosemirror-tables'
import { MARKS } from './directions.ts'
import { pageSchema } from './schema.ts'

const { nodes, marks } = pageSchema

/** Whether the cursor is inside of such a node. */
export function isIn({ selection: { $from } }: EditorState, type: NodeType, attrs: Attrs = {}): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === type) return Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)
  }
  return false
}

/** The innermost list around the cursor. */
function listAround({ selection: { $from } }: EditorState): NodeType | undefined {
  const lists: readonly NodeType[] = [nodes.bulletList, nodes.orderedList, nodes.taskList]
  for (let depth = $from.depth; depth > 0; depth -= 1) if (lists.includes($from.node(depth).type)) return $from.node(depth).type
  return undefined
}

const itemOf = (list: NodeType): NodeType => (list === nodes.taskList ? nodes.taskItem : nodes.listItem)

/** On, off, and from one kind of list into another. */
const list =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const around = listAround(state)
    if (!around) return wrapInList(type)(state, dispatch, view)
    if (around === type) return liftListItem(itemOf(around))(state, dispatch, view)
    if (!liftListItem(itemOf(around))(state)) return false
    if (!dispatch || !view) return true
    liftListItem(itemOf(around))(state, dispatch, view)
    return wrapInList(type)(view.state, dispatch, view)
  }

const wrap =
  (type: NodeType, attrs?: Attrs): Command =>
  (state, dispatch, view) =>
    isIn(state, type, attrs) ? lift(state, dispatch, view) : wrapIn(type, attrs)(state, dispatch, view)

export const TONES = ['info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof TONES)[number]

/** The innermost callout around the cursor. */
function calloutAround({ selection: { $from } }: EditorState): { readonly pos: number; readonly tone: Tone } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth)
    if (type === nodes.callout) return { pos: $from.before(depth), tone: attrs['tone'] as Tone }
  }
  return undefined
}

export const toneOf = (state: EditorState): Tone | undefined => calloutAround(state)?.tone

export const setTone =
  (tone: Tone): Command =>
  (state, dispatch) => {
    const callout = calloutAround(state)
    if (!callout) return false
    dispatch?.(state.tr.setNodeAttribute(callout.pos, 'tone', tone))
    return true
  }

/** Makes a callout of the line, or gives the callout around it the next tone. */
const nextTone: Command = (state, dispatch, view) => {
  const tone = toneOf(state)
  if (!tone) return wrapIn(nodes.callout)(state, dispatch, view)
  return setTone(TONES[(TONES.indexOf(tone) + 1) % TONES.length]!)(state, dispatch)
}

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (type: NodeType) =>
    nodes.tableRow.create(
      null,
      [1, 2, 3].map(() => type.createAndFill()!),
    )
  const table = nodes.table.create(null, [row(nodes.tableHeader), row(nodes.tableCell), row(nodes.tableCell)])
  return insertBlock(table, 4)(state, dispatch)
}

/** In the place of an empty line at the outermost level, else after the block that is written in or selected. */
export const insertBlock =
  (node: Node, cursor: number): Command =>
  (state, dispatch) => {
    const { $from, to } = state.selection
    const selected = $from.depth === 0
    const depth = node.type.isInGroup('wide') ? 1 : $from.depth
    const empty = $from.depth === 1 && $from.parent.content.size === 0
    const end = selected ? to : $from.after(depth)
    const at = empty ? $from.before(depth) : end
    if (dispatch) {
      const tr = state.tr.replaceWith(at, end, node)
      const after = at + node.nodeSize
      if (after >= tr.doc.content.size) tr.insert(after, nodes.paragraph.create())
      tr.setSelection(TextSelection.near(tr.doc.resolve(at + (cursor || node.nodeSize + 1))))
      dispatch(tr.scrollIntoView())
    }
    return true
  }

/** The other direction than the line has, said by a mark before its words, so that it stays. */
export const turn =
  (fallback: Direction): Command =>
  ({ selection: { $from }, tr }, dispatch) => {
    const { parent } = $from
    if (!parent.isTextblock || parent.type === nodes.codeBlock) return false
    const text = parent.textContent
    const [chosen] = /^[\u200E\u200F]/.exec(text) ?? []
    const next = directionOf(text, fallback) === 'rtl' ? 'ltr' : 'rtl'
    const start = $from.start()
    if (chosen) tr.delete(start, start + 1)
    if (directionOf(text.replace(/^[\u200E\u200F]/, ''), fallback) !== next) tr.insertText(MARKS[next], start)
    dispatch?.(tr)
    return true
  }

/** A table that the portal would not take does not grow. */
export const ifRoom =
  (side: 'row' | 'column', add: Command): Command =>
  (state, dispatch, view) => {
    if (!isInTable(state)) return false
    const { map } = selectedRect(state)
    const room = side === 'row' ? map.height < TABLE_ROWS : map.width < TABLE_COLUMNS
    return room && add(state, dispatch, view)
  }

export const setLink =
  (href: string): Command =>
  ({ tr, selection: { from, to, empty } }, dispatch) => {
    if (empty) {
      tr.insertText(href, from).addMark(from, from + href.length, marks.link.create({ href }))
    } else {
      tr.removeMark(from, to, marks.link)
      if (href !== '') tr.addMark(from, to, marks.link.create({ href }))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const hasMark = ({ selection: { $from, empty, from, to }, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)

export const commands = {
  paragraph: setBlockType(nodes.paragraph),
  heading1: setBlockType(nodes.heading, { level: 1 }),
  heading2: setBlockType(nodes.heading, { level: 2 }),
  heading3: setBlockType(nodes.heading, { level: 3 }),
  bulletList: list(nodes.bulletList),
  orderedList: list(nodes.orderedList),
  taskList: list(nodes.taskList),
  blockquote: wrap(nodes.blockquote),
  callout: wrap(nodes.callout),
  nextTone,
  codeBlock: setBlockType(nodes.codeBlock),
  horizontalRule: insertBlock(nodes.horizontalRule.create(), 0),
  table: insertTable,
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  strike: toggleMark(marks.strike),
  subscript: toggleMark(marks.subscript),
  superscript: toggleMark(marks.superscript),
  code: toggleMark(marks.code),
} as const satisfies Record<string, Command>
export type CommandName = keyof typeof commands

/** Whether it is on where the cursor is. */
export const isOn: Readonly<Record<CommandName, (state: EditorState) => boolean>> = {
  paragraph: (state) => isIn(state, nodes.paragraph),
  heading1: (state) => isIn(state, nodes.heading, { level: 1 }),
  heading2: (state) => isIn(state, nodes.heading, { level: 2 }),
  heading3: (state) => isIn(state, nodes.heading, { level: 3 }),
  bulletList: (state) => listAround(state) === nodes.bulletList,
  orderedList: (state) => listAround(state) === nodes.orderedList,
  taskList: (state) => listAround(state) === nodes.taskList,
  blockquote: (state) => isIn(state, nodes.blockquote),
  callout: (state) => isIn(state, nodes.callout),
  nextTone: () => false,
  codeBlock: (state) => isIn(state, nodes.codeBlock),
  horizontalRule: () => false,
  table: isInTable,
  bold: (state) => hasMark(state, marks.bold),
  italic: (state) => hasMark(state, marks.italic),
  strike: (state) => hasMark(state, marks.strike),
  subscript: (state) => hasMark(state, marks.subscript),
  superscript: (state) => hasMark(state, marks.superscript),
  code: (state) => hasMark(state, marks.code),
}
