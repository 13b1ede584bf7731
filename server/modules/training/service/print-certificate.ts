import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { certificates } from '@diwan/contract/training/endpoints/certificates'
import { formatDay } from '@diwan/core/formats'
import type { PdfBlock } from '../../../kit/pdf/blocks.ts'
import { pdfAnswer } from '../../../kit/pdf/pdf-answer.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { addressOf, spelled } from '../presenter/certificate.ts'
import type { CertificateRow } from '../queries/certificates.ts'
import { readableCertificate } from './certificates.ts'
import { sayIn } from './say.ts'

/** In both languages for every reader: it is shown to others. */
export const printCertificate =
  (publicUrl: string) =>
  async (ctx: Ctx, { id }: InputOf<typeof certificates.print>): Promise<FileAnswer> => {
    const row = await readableCertificate(ctx, id)
    const { language } = ctx.actor
    const { courseAr, courseEn } = row.snapshot
    const title = `${sayIn(language)('certificateTitle')} – ${language === 'ar' ? courseAr : courseEn}`
    return pdfAnswer({
      title,
      language,
      foot: spelled(row.code),
      blocks: [
        ...inLanguage('ar', row),
        { kind: 'rule' },
        ...inLanguage('en', row),
        { kind: 'gap', height: 10 },
        { kind: 'qr', text: `${publicUrl}${addressOf(row.code)}`, side: 76, centred: true },
        { kind: 'text', text: spelled(row.code), size: 9, centred: true, quiet: true },
      ],
    })
  }

function inLanguage(language: 'ar' | 'en', { snapshot, issued_day, expires_day }: CertificateRow): PdfBlock[] {
  const say = sayIn(language)
  const of = (inArabic: string, inEnglish: string): string => (language === 'ar' ? inArabic : inEnglish)
  const line = (text: string, size: number, quiet = false): PdfBlock => ({ kind: 'text', text, size, centred: true, quiet })
  const signatory = of(snapshot.signatoryAr, snapshot.signatoryEn)
  const hijri = of(snapshot.issuedHijriAr, snapshot.issuedHijriEn)
  const days = [
    `${say('certificateOn')}: ${formatDay(issued_day)} – ${hijri}`,
    ...(expires_day === null ? [] : [`${say('certificateUntil')}: ${formatDay(expires_day)}`]),
  ]
  return [
    line(of(snapshot.organisationAr, snapshot.organisationEn), 11, true),
    { kind: 'heading', text: say('certificateTitle'), size: 20, centred: true },
    line(say('certificateGiven'), 11, true),
    { kind: 'heading', text: snapshot.personName, size: 17, centred: true },
    line(say('certificateFor'), 11, true),
    { kind: 'heading', text: of(snapshot.courseAr, snapshot.courseEn), size: 15, centred: true },
    ...(snapshot.score === null ? [] : [line(say('certificateScore').replace('{{score}}', `${snapshot.score}%`), 11)]),
    ...days.map((text) => line(text, 11)),
    ...(signatory === '' ? [] : [line(signatory, 12)]),
  ]
}
