import { expect, test } from 'vitest'
import { sliceOfMarkdown } from './markdown.ts'
import { isMarkdown } from './looks-like-markdown.ts'

const typesIn = (text: string) => sliceOfMarkdown(text).content.content.map(({ type }) => type.name)

test('headings, lists, checklists, tables, quotes and code are what they say', () => {
  const text =
    '## عنوان\n\n- أ\n- ب\n\n1. أول\n\n- [x] منجز\n- [ ] باقٍ\n\n> نقل\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```sql\nselect 1\n```\n\n---'
  expect(typesIn(text)).toEqual([
    'heading',
    'bulletList',
    'orderedList',
    'taskList',
    'blockquote',
    'table',
    'codeBlock',
    'horizontalRule',
  ])
  const { content } = sliceOfMarkdown('- [x] منجز\n- [ ] باقٍ')
  expect(content.firstChild!.children.map(({ attrs, textContent }) => [attrs['checked'], textContent])).toEqual([
    [true, 'منجز'],
    [false, 'باقٍ'],
  ])
})

test('mark-up stays words, and an address that runs something is none', () => {
  const { content } = sliceOfMarkdown('<img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](https://example.com)')
  expect(content.textBetween(0, content.size)).toContain('<img')
  const links: unknown[] = []
  content.descendants(({ marks }) => void links.push(...marks.map(({ attrs }) => attrs['href'] as unknown)))
  expect(links).toEqual(['https://example.com'])
})

test('plain words are no Markdown', () => {
  expect(['صباح الخير', 'الموعد 3 - 5 مساءً', 'a * b'].map(isMarkdown)).toEqual([false, false, false])
  expect(['# عنوان', '- أ\n- ب', '**مهم** جدًا'].map(isMarkdown)).toEqual([true, true, true])
})

test('a letter with a list in it keeps its lines, and a path its backslashes', () => {
  const letter = 'شكرا للحضور\nالمطلوب:\n- الهوية\n- الجواز\nشكرا\nعمر'
  expect([letter, '- copy from \\\\srv01\\docs\\_archive', '5. five'].map(isMarkdown)).toEqual([false, false, false])
  const { content } = sliceOfMarkdown('- copy from \\\\srv01\\docs\\_archive\n- b')
  expect(content.firstChild!.firstChild!.textContent).toBe('copy from \\\\srv01\\docs\\_archive')
})

test('paragraphs apart from each other may stand between lists and headings', () => {
  expect(isMarkdown('# Title\n\nSome words.\n\n- a\n- b\n\nMore words.')).toBe(true)
})

test('numbers with gaps between them stay as they are written, as Markdown would count on by itself', () => {
  const gaps = ['1. يناير\n15. فبراير', '3. a\n\n7. b', '2. a\n1. b', '1. a\n   4. x\n   9. y\n2. b', '1. a\n1. b\n2. c']
  expect(gaps.map(isMarkdown)).toEqual([false, false, false, false, false])
  const lists = ['1. a\n1. b', '1. a\n   - x\n2. b', '1. a\n\n# B\n\n1. c\n2. d', '```\n1. a\n9. b\n```', '7. a\n8. b\n9. c']
  expect(lists.map(isMarkdown)).toEqual([true, true, true, true, true])
})

test('a numbered list goes on from its first number, and what is struck out stays struck out', () => {
  expect(isMarkdown('5. five\n6. six')).toBe(true)
  expect(sliceOfMarkdown('5. five\n6. six').content.firstChild!.attrs['start']).toBe(5)
  const { content } = sliceOfMarkdown('pay ~~50~~ 40')
  expect(content.firstChild!.child(1).marks.map(({ type }) => type.name)).toEqual(['strike'])
})
