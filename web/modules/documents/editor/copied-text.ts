import type { Node, Slice } from 'prosemirror-model'

function textOf(node: Node): string {
  if (node.isText) return node.text ?? ''
  switch (node.type.name) {
    case 'hardBreak':
      return '\n'
    case 'mention':
      return `@${String(node.attrs['label'])}`
    case 'image':
      return String(node.attrs['alt'])
    case 'tableRow':
      return node.children.map((cell) => textOf(cell).replace(/\s*\n\s*/g, ' ')).join('\t')
    default:
      return node.children.map(textOf).join(node.inlineContent ? '' : '\n')
  }
}

/** Returns copied content as plain text: a line for each block and each row of a table, a tab between cells. */
export const copiedText = ({ content }: Slice): string =>
  content.content.map(textOf).join(content.firstChild?.isInline === true ? '' : '\n')
