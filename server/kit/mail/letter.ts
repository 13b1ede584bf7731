import type { Letter } from './mail.ts'

/** What a mail says, before it becomes text and HTML. */
export interface Draft {
  readonly to: string
  readonly language: 'ar' | 'en'
  /** Who writes: the name of the organisation. */
  readonly sender: string
  readonly subject: string
  readonly lines: readonly string[]
  /** Stands alone, large and left to right. */
  readonly code?: string
  readonly link?: { readonly words: string; readonly url: string }
  /** Several notifications in a row, each with its link. */
  readonly entries?: readonly { readonly text: string; readonly small: string; readonly url: string }[]
  /** Small, at the end. */
  readonly end: string
}

const FONT = "font-family: 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif"

/** Direction stands on the table itself and every style is inline: mail programs drop everything else. */
export function composeLetter(draft: Draft): Letter {
  return { to: draft.to, subject: draft.subject, text: textOf(draft), html: htmlOf(draft) }
}

const textOf = ({ sender, lines, entries = [], code, link, end }: Draft): string =>
  [
    sender,
    ...lines,
    ...entries.map(({ text, small, url }) => `${text}\n${small}\n${url}`),
    ...(code ? [code] : []),
    ...(link ? [`${link.words}\n${link.url}`] : []),
    end,
  ].join('\n\n')

function htmlOf({ language, sender, subject, lines, entries = [], code, link, end }: Draft): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const align = language === 'ar' ? 'right' : 'left'
  const paragraph = (text: string, style = 'color: #171a20') => `<p style="margin: 0 0 16px; ${style}">${escaped(text)}</p>`
  const inside = [
    paragraph(sender, 'color: #0e67ad; font-weight: 600'),
    ...lines.map((line) => paragraph(line)),
    ...entries.map(
      ({ text, small, url }) =>
        `<p style="margin: 0 0 16px; padding: 0 0 16px; border-bottom: 1px solid #e6e9ee"><a href="${escaped(url)}" style="color: #171a20; text-decoration: none">${escaped(text)}</a><br><span style="color: #5c6675; font-size: 14px">${escaped(small)}</span></p>`,
    ),
    code
      ? `<p dir="ltr" style="margin: 0 0 16px; text-align: center; font-size: 30px; font-weight: 600; color: #171a20"><bdi>${escaped(code)}</bdi></p>`
      : '',
    link
      ? `<p style="margin: 0 0 16px"><a href="${escaped(link.url)}" style="color: #0e67ad">${escaped(link.words)}</a></p>`
      : '',
    paragraph(end, 'color: #5c6675; font-size: 14px'),
  ].join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin: 0; padding: 24px 12px; background: #f7f8fa">
<table role="presentation" dir="${dir}" align="center" width="100%" cellpadding="0" cellspacing="0"
  style="max-width: 520px; background: #ffffff; border: 1px solid #e6e9ee; border-radius: 12px">
<tr><td dir="${dir}" style="padding: 28px; text-align: ${align}; font-size: 16px; line-height: 1.75; ${FONT}">
${inside}
</td></tr>
</table>
</body>
</html>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Also for the mailbox of the demo. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
