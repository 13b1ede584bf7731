import { Document, textOf } from '@diwan/core/document'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { sliceOfMarkdown } from './markdown.ts'
import { documentOf, nodeOf, richOnly } from './rich-only.ts'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema
const written = (markdown: string) => {
  const state = EditorState.create({ doc: nodeOf(null), plugins: [richOnly] })
  return state.apply(state.tr.replaceSelection(sliceOfMarkdown(markdown))).doc
}

test('what only a page holds becomes what a document holds, and no word is lost', () => {
  const doc = written(
    '# Title\n\n- [ ] a task\n\n| one | two |\n|---|---|\n| three | four |\n\n---\n\n```sql\nselect 1\n```\n\nend',
  )
  const document = Document.parse(documentOf(doc, 'rtl'))
  expect(document.content.map(({ type }) => type)).not.toContain('table')
  for (const word of ['Title', 'a task', 'one', 'two', 'three', 'four', 'select 1', 'end'])
    expect(textOf(document)).toContain(word)
})

test('a note and a picture within a list are taken in as well', () => {
  const paragraph = nodes.paragraph.create(null, pageSchema.text('مهم'))
  const list = nodes.taskList.create(null, nodes.taskItem.create(null, [paragraph, nodes.callout.create(null, paragraph)]))
  const picture = nodes.image.create({ file: '0' })
  const state = EditorState.create({ doc: nodeOf(null), plugins: [richOnly] })
  const { doc } = state.apply(state.tr.insert(0, [list, picture]))
  const document = Document.parse(documentOf(doc, 'ltr'))
  expect(document.content[0]).toMatchObject({
    type: 'bulletList',
    attrs: { dir: 'rtl' },
    content: [{ type: 'listItem', content: [{ type: 'paragraph' }, { type: 'blockquote' }] }],
  })
})

test('what was kept is read again as it was', () => {
  const document = documentOf(written('## One\n\n1. two **three** [four](https://example.com)\n\n> five'), 'ltr')
  expect(Document.parse(document)).toEqual(document)
  expect(documentOf(nodeOf(document), 'ltr')).toEqual(document)
})
