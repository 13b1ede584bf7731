import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { certificates } from '@diwan/contract/training/endpoints/certificates'
import { formatDay } from '@diwan/core/formats'
import { Readable } from 'node:stream'
import { escaped } from '../../../kit/mail/letter.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { holderFacts, spelled, stateOf } from '../presenter/certificate.ts'
import { certificateByCode, type CertificateRow } from '../queries/certificates.ts'
import { todayOf } from './enrolment-facts.ts'
import { sayIn } from './say.ts'

/** As people type it: in small letters, with lines or spaces between, and letters for the digits that look like them. */
const asCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
const CODE = /^[0-9A-Z]{16}$/

/** For anybody, in both languages: whose it is, and whether it is valid. A code that nobody was given is not found, and says so. */
export async function verifyCertificate(ctx: Ctx, { code }: InputOf<typeof certificates.verify>): Promise<FileAnswer> {
  const asked = asCode(code)
  const row = CODE.test(asked) ? await certificateByCode(ctx.db, asked) : undefined
  if (!row) throw new Problem('not_found', {}, unknownPage())
  const today = await todayOf(ctx, ctx.db)
  const html = Buffer.from(page(`${part('ar', row, today)}<hr>${part('en', row, today)}`))
  return {
    name: 'certificate.html',
    type: 'text/html; charset=utf-8',
    bytes: html.length,
    etag: null,
    shown: true,
    page: true,
    open: () => Promise.resolve(Readable.from([html])),
  }
}

const STYLE = `
  body { margin: 0; font: 16px/1.75 'IBM Plex Sans Arabic', system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { max-inline-size: 560px; margin: 8vh auto; padding: 0 20px; display: grid; gap: 24px }
  h1 { font-size: 20px; margin: 0 0 8px } p { margin: 0 } hr { inline-size: 100%; border: 0; border-block-start: 1px solid #8884 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 } dt { opacity: .7 } dd { margin: 0 }
  .valid { color: #14733b } .other { color: #b3261e } strong { font-weight: 600 }
  @media (prefers-color-scheme: dark) { .valid { color: #6fd196 } .other { color: #ff8a80 } }`

const page = (body: string): string => `<!doctype html>
<html lang="ar" style="color-scheme: light dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(sayIn('ar')('certificateTitle'))} · ${escaped(sayIn('en')('certificateTitle'))}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`

/** Of a code that is wrong, or was never given. */
const unknownPage = (): string => {
  const said = (language: 'ar' | 'en'): string => {
    const say = sayIn(language)
    return within(
      language,
      `<p class="other"><strong>${escaped(say('certificate_unknown'))}</strong></p><p>${escaped(say('certificateUnknownText'))}</p>`,
    )
  }
  return page(`${said('ar')}<hr>${said('en')}`)
}

const within = (language: 'ar' | 'en', body: string): string =>
  `<section lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><h1>${escaped(sayIn(language)('certificateTitle'))}</h1>${body}</section>`

function part(language: 'ar' | 'en', row: CertificateRow, today: string): string {
  const say = sayIn(language)
  const { snapshot, issued_day, expires_day, code } = row
  const state = stateOf(row, today)
  const [course, hijri] =
    language === 'ar' ? [snapshot.courseAr, snapshot.issuedHijriAr] : [snapshot.courseEn, snapshot.issuedHijriEn]
  const facts: (readonly [label: string, value: string])[] = [
    [say('certificateHolder'), snapshot.personName],
    ...holderFacts(language, row),
    [say('certificateCourse'), course],
    [say('certificateOn'), `${formatDay(issued_day)} – ${hijri}`],
    ...(expires_day === null ? [] : [[say('certificateUntil'), formatDay(expires_day)] as [string, string]]),
    [say('certificateCode'), spelled(code)],
  ]
  const list = facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd><bdi>${escaped(value)}</bdi></dd>`).join('')
  const colour = state === 'valid' ? 'valid' : 'other'
  return within(language, `<p class="${colour}"><strong>${escaped(say(`certificate_${state}`))}</strong></p><dl>${list}</dl>`)
}
