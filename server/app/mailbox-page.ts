import { ar } from '@diwan/contract/letters/words.ar'
import { en } from '@diwan/contract/letters/words.en'
import { directionOf } from '@diwan/core/direction'
import { formatInstant } from '@diwan/core/formats'
import { toSeconds } from '../kit/clock/clock.ts'
import { escaped } from '../kit/mail/letter.ts'
import type { KeptLetter, Mailbox } from '../kit/mail/mailbox.ts'

const STYLE = `
  body { margin: 0; font: 15px/1.75 'IBM Plex Sans Arabic', system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { max-inline-size: 760px; margin: 0 auto; padding: 28px 16px; display: grid; gap: 14px }
  h1 { font-size: 22px; margin: 0 } p { margin: 0; opacity: .85 }
  article { border: 1px solid color-mix(in srgb, CanvasText 16%, transparent); border-radius: 12px; padding: 16px }
  h2 { font-size: 16px; margin: 0 0 4px } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 10px 0 0 }`

/** The mails of the demo as text; no script, and nothing loaded but the sign of the portal. Each stands in its own language and direction. */
export function mailboxPage(mailbox: Mailbox, language: 'ar' | 'en', scheme: 'light' | 'dark', zone: string): string {
  const say = (key: keyof typeof en): string => escaped({ ar, en }[language][key])
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const written = (text: string): string => `<bdi dir="${directionOf(text, direction)}">${escaped(text)}</bdi>`
  const letters = mailbox.letters().map((letter) => article(letter, { written, to: say('mailboxTo'), zone }))
  return `<!doctype html>
<html lang="${language}" dir="${direction}" style="color-scheme: ${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('mailboxTitle')}</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><main id="main"><h1>${say('mailboxTitle')}</h1><p>${say('mailboxText')}</p>
${letters.length > 0 ? letters.join('\n') : `<p>${say('mailboxEmpty')}</p>`}
</main></body></html>`
}

interface Shown {
  readonly written: (text: string) => string
  readonly to: string
  readonly zone: string
}

const article = ({ to, subject, text, at }: KeptLetter, { written, to: toWords, zone }: Shown): string => `<article>
<h2>${written(subject)}</h2>
<p>${toWords} <bdi dir="ltr">${escaped(to)}</bdi> · <bdi dir="ltr">${formatInstant(toSeconds(at), { zone })}</bdi></p>
<pre>${text.split('\n').map(written).join('\n')}</pre>
</article>`
