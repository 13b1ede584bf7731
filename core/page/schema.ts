/**
 * The profile `page` as ProseMirror is told of it, on both sides: plain data, so that core needs no editor. What it allows is checked
 * again, attribute by attribute, by `PageDocument`. A browser that was loaded with another number is asked to reload.
 */
export const PAGE_SCHEMA = 2

const dir = { dir: { default: 'rtl' } }
const block = { group: 'block', attrs: dir }

export const pageNodes = {
  doc: { content: '(block | wide)+' },
  paragraph: { ...block, content: 'inline*' },
  heading: { ...block, content: 'inline*', attrs: { ...dir, level: { default: 1 } }, defining: true },
  codeBlock: {
    ...block,
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { dir: { default: 'ltr' }, language: { default: null } },
  },
  blockquote: { ...block, content: 'block+', defining: true },
  callout: { ...block, content: 'block+', attrs: { ...dir, tone: { default: 'info' } }, defining: true },
  bulletList: { ...block, content: 'listItem+' },
  orderedList: { ...block, content: 'listItem+', attrs: { ...dir, start: { default: 1 } } },
  taskList: { ...block, content: 'taskItem+' },
  listItem: { content: 'paragraph block*', attrs: dir, defining: true },
  taskItem: { content: 'paragraph block*', attrs: { ...dir, checked: { default: false } }, defining: true },
  image: { group: 'block', atom: true, attrs: { file: {}, alt: { default: '' } } },
  file: { group: 'block', atom: true, attrs: { file: {} } },
  record: { group: 'block', atom: true, attrs: { id: {} } },
  horizontalRule: { group: 'block', atom: true },
  table: { group: 'wide', content: 'tableRow+', attrs: dir, isolating: true },
  tableRow: { content: '(tableCell | tableHeader)+' },
  tableCell: {
    content: 'block+',
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    isolating: true,
  },
  tableHeader: {
    content: 'block+',
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    isolating: true,
  },
  text: { group: 'inline' },
  mention: { group: 'inline', inline: true, atom: true, attrs: { id: {}, label: {} } },
  hardBreak: { group: 'inline', inline: true, selectable: false },
} as const

export const pageMarks = {
  link: { attrs: { href: {} }, inclusive: false },
  bold: {},
  italic: {},
  strike: {},
  subscript: { excludes: 'subscript superscript' },
  superscript: { excludes: 'subscript superscript' },
  code: { code: true },
} as const
