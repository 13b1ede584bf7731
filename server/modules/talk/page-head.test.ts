import { expect, test } from 'vitest'
import { pageOf } from './service/page-head.ts'

test('what a page says is plain text of bounded length, whatever it sends', () => {
  const of = (html: string, type = 'text/html') =>
    pageOf({ headers: { 'content-type': type }, body: Buffer.from(html), url: 'https://pages.example/x' })
  expect(of('<title>ok</title>')).toEqual({ site: 'pages.example', title: 'ok', description: null, picture: null })
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

test('the picture of a page is the first it names, from its own place, and an address of the web', () => {
  const of = (head: string) =>
    pageOf({
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(`<title>x</title>${head}`),
      url: 'https://pages.example/news/1',
    })!.picture
  const og = (content: string, name = 'og:image') => `<meta property="${name}" content="${content}">`
  expect(of(og('../a.png?w=1&amp;h=2'))).toBe('https://pages.example/a.png?w=1&h=2')
  expect(of(og('http://cdn.example/b.jpg') + og('https://cdn.example/c.jpg', 'og:image:secure_url'))).toBe(
    'https://cdn.example/c.jpg',
  )
  expect(
    [og('javascript:alert(1)'), og('data:image/png;base64,xx'), og('http://['), og(`/${'x'.repeat(2_000)}`)].map(of),
  ).toEqual([null, null, null, null])
})
