import { ar } from '@diwan/contract/shell/words.ar'
import { en } from '@diwan/contract/shell/words.en'

const wordsOf = (words: Record<keyof typeof ar & keyof typeof en, string>) => ({
  offlineTitle: words.offlineTitle,
  offlineText: words.offlineText,
  awayTitle: words.awayTitle,
  awayText: words.awayText,
  tryAgain: words.tryAgain,
})
const WORDS = { ar: wordsOf(ar), en: wordsOf(en) }

/** Asked for until the portal answers; everybody may read it. */
const QUESTION = '/health/live'

/**
 * Runs in the page. It asks with growing pauses, and at once when the network returns; then the address that was asked for is
 * loaded. Language and theme are those of the portal, which writes both into cookies.
 */
const script = `
const cookie = (name) => document.cookie.split('; ').find((one) => one.startsWith(name + '='))?.slice(name.length + 1)
const arabic = (cookie('lang') ?? navigator.language).startsWith('ar')
const words = ${JSON.stringify(WORDS).replaceAll('<', '\\u003c')}[arabic ? 'ar' : 'en']
const root = document.documentElement
root.lang = arabic ? 'ar-SA' : 'en-US'
root.dir = arabic ? 'rtl' : 'ltr'
root.dataset.scheme = cookie('darkMode') === 'true' ? 'dark' : 'light'
const show = () => {
  const kind = navigator.onLine ? 'away' : 'offline'
  document.title = words[kind + 'Title']
  document.querySelector('h1').textContent = words[kind + 'Title']
  document.querySelector('p').textContent = words[kind + 'Text']
  document.querySelector('button').textContent = words.tryAgain
}
let pause = 1000
let timer
const ask = async () => {
  clearTimeout(timer)
  if (navigator.onLine) {
    const answer = await fetch('${QUESTION}', { cache: 'no-store' }).catch(() => undefined)
    if (answer && ![502, 503, 504].includes(answer.status)) return location.reload()
  }
  pause = Math.min(30000, pause * 2)
  timer = setTimeout(ask, pause * (0.5 + Math.random() / 2))
}
addEventListener('online', () => (show(), (pause = 1000), ask()))
addEventListener('offline', show)
addEventListener('DOMContentLoaded', () => {
  show()
  document.querySelector('button').addEventListener('click', ask)
  timer = setTimeout(ask, pause)
})
`

const style = `
:root { color-scheme: light; --paper: #fff; --ink: #1b2430; --dim: #5c6675; --edge: #c9d1dc }
:root[data-scheme=dark] { color-scheme: dark; --paper: #14181f; --ink: #e8ecf2; --dim: #98a1b0; --edge: #3a4352 }
body, main { display: grid; justify-items: center; align-content: center; gap: 12px }
body { min-block-size: 100dvh; margin: 0; padding: 24px;
  box-sizing: border-box; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; text-align: center }
i { display: grid; place-items: center; inline-size: 48px; block-size: 48px; border-radius: 12px; background: #187ed1; color: #fff; font-size: 27px; font-style: normal }
h1 { margin: 8px 0 0; font-size: 22px }
p { margin: 0; max-inline-size: 46ch; color: var(--dim) }
button { min-block-size: 44px; padding-inline: 20px; border: 1px solid var(--edge); border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer }
`

/** What a browser shows of a screen while the portal is away: no file of it comes from the portal. */
export function offlinePage(): Response {
  const nonce = crypto.randomUUID()
  const html = `<!doctype html>
<html lang="ar-SA" dir="rtl" data-offline>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Diwan · ديوان</title>
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${script}</script>
</head>
<body><i lang="ar" aria-hidden="true">د</i><main><h1></h1><p role="status"></p><button type="button"></button></main></body>
</html>`
  const policy = `default-src 'none'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
  })
}
