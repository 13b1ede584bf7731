import { expect, test } from 'vitest'
import { ownDirection, sentences, sides } from './screens.ts'
import { treeOf } from './tree.ts'

const spoken = (jsx: string): number =>
  sentences.find(treeOf([{ path: 'web/ui/x.tsx', text: `export const X = () => ${jsx}` }])).length

test.each([
  '<p>Close ticket</p>',
  '<p>إغلاق التذكرة</p>',
  "<p>{'Close ticket'}</p>",
  "<p>{open ? 'Close' : t('open')}</p>",
  '<p>{open && `Close ${name}`}</p>',
  '<>Close</>',
  '<button aria-label="Close" />',
  '<input placeholder={"Search"} />',
  '<Modal title={`Close ${name}`} />',
  '<Input closeButtonLabel="Close" />',
])('%s speaks without a dictionary', (jsx) => {
  expect(spoken(jsx)).toBe(1)
})

test.each([
  "<p>{t('close')}</p>",
  '<p>{subject}</p>',
  '<p>·</p>',
  '<p>{count}+</p>',
  '<Badge variant="light" className="wide">{`${a}:${b}`}</Badge>',
  '<button aria-label={t(\'close\')} type="button" />',
])('%s does not', (jsx) => {
  expect(spoken(jsx)).toBe(0)
})

const sided = (path: string, text: string): number => sides.find(treeOf([{ path, text }])).length

test.each([
  'margin-left: 4px;',
  'padding-right: 4px;',
  'border-left: 1px solid;',
  'border-top-left-radius: 4px;',
  'left: 0;',
  'text-align: right;',
  'float: left;',
  'padding: 0 4px 0 8px;',
])('%s names a physical side', (declaration) => {
  expect(sided('web/ui/x.module.css', `.x {\n  ${declaration}\n}`)).toBe(1)
})

test.each([
  'margin-inline-start: 4px;',
  'inset-inline-end: 0;',
  'text-align: start;',
  'padding: 0 4px 0 4px;',
  '--left: 1px;',
  'transition: left 1s;',
])('%s does not', (declaration) => {
  expect(sided('web/ui/x.module.css', `.x {\n  ${declaration}\n}`)).toBe(0)
})

test.each([
  '<Box ml="sm" />',
  '<Text ta="left" />',
  '<p style={{ left: 0 }} />',
  "<p style={{ textAlign: 'right' }} />",
  '<p style={{ marginLeft: 4 }} />',
])('%s names a physical side in a component', (jsx) => {
  expect(sided('web/ui/x.tsx', `export const X = () => ${jsx}`)).toBe(1)
})

test('start and end are fine in a component', () => {
  expect(sided('web/ui/x.tsx', `export const X = () => <Box ms="sm" ta="start" style={{ marginInlineStart: 4 }} />`)).toBe(0)
})

const byFirstLetter = (path: string, text: string): number => ownDirection.find(treeOf([{ path, text }])).length

test.each([
  '<p dir="auto">{name}</p>',
  "<Input dir={text === '' ? undefined : 'auto'} />",
  "<Input {...(text !== '' && { dir: 'auto' })} />",
  "<p style={{ unicodeBidi: 'plaintext' }}>{name}</p>",
])('%s takes the direction of the first letter', (jsx) => {
  expect(byFirstLetter('web/ui/x.tsx', `export const X = () => ${jsx}`)).toBe(1)
})

test('also in a style, and in a page the server writes', () => {
  expect(byFirstLetter('web/ui/x.module.css', '.x {\n  unicode-bidi: plaintext;\n}')).toBe(1)
  expect(byFirstLetter('server/app/x.ts', 'export const x = `<h2 dir="auto">`')).toBe(1)
})

test('a direction that is known is fine', () => {
  const jsx = `<p dir={directionOf(name, page)} data-size="auto"><bdi dir="ltr">{id}</bdi></p>`
  expect(byFirstLetter('web/ui/x.tsx', `export const X = () => ${jsx}`)).toBe(0)
})
