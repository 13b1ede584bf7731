import type { TreeNode } from '@diwan/core/document-tree'
import { pageFromText, type PageDocument } from '@diwan/core/page/document'

/** What of a description goes into a template: no files and cards of records, nothing ticked, and without people their names as text. */
export const carriedText = (doc: PageDocument, people: boolean): PageDocument => ({
  type: 'doc',
  content: doc.content.map((node) => carried(node, people)),
})

function carried(node: TreeNode, people: boolean): TreeNode {
  const said: { readonly alt?: string; readonly label?: string } | undefined = node.attrs
  switch (node.type) {
    case 'image':
    case 'file':
    case 'record':
      return pageFromText(said?.alt ?? '', 'rtl').content[0]!
    case 'mention':
      return people ? node : { type: 'text', text: `@${said?.label ?? ''}` }
    case 'taskItem':
      return {
        ...node,
        attrs: { ...node.attrs, checked: false },
        content: (node.content ?? []).map((one) => carried(one, people)),
      }
    default:
      return node.content ? { ...node, content: node.content.map((one) => carried(one, people)) } : node
  }
}
