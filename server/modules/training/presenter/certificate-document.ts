import { formatDay } from '@diwan/core/formats'
import type { PdfBlock, PdfDocument } from '../../../kit/pdf/blocks.ts'
import { addressOf, holderFacts, spelled } from './certificate.ts'
import type { CertificateRow } from '../queries/certificates.ts'
import { sayIn } from '../service/say.ts'

/** In both languages for every reader: it is shown to others. */
export const certificateDocument = (publicUrl: string, row: CertificateRow): PdfDocument => ({
  title: certificateName('ar', row),
  language: 'ar',
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

/** What its file is called by one of its readers. */
export const certificateName = (language: 'ar' | 'en', { snapshot }: CertificateRow): string =>
  `${sayIn(language)('certificateTitle')} – ${language === 'ar' ? snapshot.courseAr : snapshot.courseEn}`

function inLanguage(language: 'ar' | 'en', row: CertificateRow): PdfBlock[] {
  const { snapshot, issued_day, expires_day } = row
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
    line(
      holderFacts(language, row)
        .map((fact) => fact.join(': '))
        .join(' · '),
      10,
      true,
    ),
    line(say('certificateFor'), 11, true),
    { kind: 'heading', text: of(snapshot.courseAr, snapshot.courseEn), size: 15, centred: true },
    ...(snapshot.score === null ? [] : [line(say('certificateScore').replace('{{score}}', `${snapshot.score}%`), 11)]),
    ...days.map((text) => line(text, 11)),
    ...(signatory === '' ? [] : [line(signatory, 12)]),
  ]
}
