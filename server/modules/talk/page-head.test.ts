import { expect, test } from 'vitest'
import { pageOf } from './service/page-head.ts'

test('what a page says is plain text of bounded length, whatever it sends', () => {
  const of = (html: string, type = 'text/html') =>
    pageOf({ headers: { 'content-type': type }, body: Buffer.from(html), url: 'https://pages.example/x' })
  expect(of('<title>ok</title>')).toEqual({ site: 'pages.example', title: 'ok', description: null })
  expect([of('<title> \u200e </title>'), of('no title'), of('<title>x</title>', 'image/png')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(of(`<title>${'x'.repeat(5_000)}</title>`)!.title.length).toBeLessThanOrEqual(200)
  expect(of('<title>a&#0;b&#x10ffff;&#99999999;&bogus;c</title>')!.title).toContain('a b')
  const begin = performance.now()
  of(`<meta ${'a '.repeat(250_000)}`)
  of('<meta '.repeat(80_000))
  expect(performance.now() - begin).toBeLessThan(2_000)
})
