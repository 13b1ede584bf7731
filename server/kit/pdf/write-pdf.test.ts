import { describe, expect, test } from 'vitest'
import { foldPdf as fold, pagesOfPdf as textOf } from '../../testing/pdf-text.ts'
import { wordsOf } from './runs.ts'
import { shape } from './shape.ts'
import { writePdf } from './write-pdf.ts'
import type { PdfBlock } from './blocks.ts'

const textBlock = (text: string): PdfBlock => ({ kind: 'text', text })

describe('Arabic in a PDF', () => {
  test('words, names, dates and codes of mixed lines are found', async () => {
    const pdf = await writePdf({
      title: 'شهادة إتمام',
      language: 'ar',
      landscape: true,
      blocks: [
        { kind: 'heading', text: 'شهادة إتمام', centred: true },
        textBlock('Certificate of Completion'),
        textBlock('تشهد منصة ديوان أن محمّد بن عبدالله العتيبي أتمّ دورة «Cyber Security 101» بتاريخ 20-11-2026 بنتيجة 92%'),
        textBlock('الموافق 10 جمادى الآخرة 1448 (١٠/٦/١٤٤٨)'),
        textBlock('مُحَمَّدٌ، لا إله إلا الله'),
        textBlock('رقم الشهادة ABC123 — https://diwan.example/certificate/7Q4K-9M2P'),
        textBlock('This certifies that محمد بن عبدالله completed “أمن المعلومات” on 20-11-2026'),
      ],
    })
    const [text] = await textOf(pdf)
    const words = [
      'شهادة إتمام',
      'Certificate of Completion',
      'محمد بن عبدالله العتيبي',
      'Cyber Security 101',
      '20-11-2026',
      '92%',
      'جمادى الآخرة',
      '١٠/٦/١٤٤٨',
      'لا إله إلا الله',
      'ABC123',
      '7Q4K-9M2P',
      'أمن المعلومات',
      'completed',
    ]
    expect(words.filter((word) => !text?.includes(fold(word)))).toEqual([])
  })

  test('a table goes over pages with its head on each, and pages are numbered', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`سؤال ${index}`, `جواب رقم ${index} word${index}`])
    const pdf = await writePdf({
      title: 'تقرير',
      language: 'ar',
      foot: 'ديوان',
      blocks: [{ kind: 'table', head: ['العمود', 'القيمة'], rows }],
    })
    const pages = await textOf(pdf)
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('العمود')
      expect(page).toContain(`${index + 1} / ${pages.length}`)
    }
    const found = rows.filter((_, index) => pages.some((page) => page.includes(`word${index}`)))
    expect(found).toHaveLength(rows.length)
  })

  test('a word that is longer than a line is broken and loses no letter', async () => {
    const long = 'x'.repeat(300)
    const [text] = await textOf(await writePdf({ title: 'x', language: 'en', blocks: [textBlock(long)] }))
    expect(text?.replaceAll(/[^x]/g, '')).toHaveLength(300)
  })

  test('a mark that turns what follows it round is not followed', () => {
    const levels = wordsOf('Ali \u202Exslx.report', 'ltr', 400).flatMap((word) => word.map(({ level }) => level))
    expect(levels.every((level) => level % 2 === 0)).toBe(true)
  })

  test('each outline is written once, however often its letter occurs', async () => {
    const write = (text: string) => writePdf({ title: 'x', language: 'ar', blocks: [textBlock(text)] })
    const once = await write('ديوان')
    const often = await write('ديوان '.repeat(200))
    expect(often.length - once.length).toBeLessThan(40_000)
  })
})

describe('names of other alphabets in a PDF', () => {
  const names = [
    'Ayşe Yağmur Şahin — Łódź',
    'Nguyễn Thị Hạnh',
    'Ελλάδα',
    'Москва',
    'Їжак Ґалаґан',
    'Dvořák Žižkov',
    'S\u0327ahin',
  ]

  test('each letter has a glyph, in every weight', () => {
    const missing = ([400, 600] as const).flatMap((weight) =>
      names.flatMap((name) =>
        wordsOf(`نص ${name}`, 'rtl', weight)
          .flat()
          .filter((run) => shape(run, weight).glyphs.some(({ id }) => id === 0)),
      ),
    )
    expect(missing).toEqual([])
  })

  test('letters of a transcription are drawn by their parts, or by their nearest form, and none is a box', () => {
    const runs = wordsOf('al-Ṭāʾī ʿAbd ḏū ﬁ', 'ltr', 400).flat()
    expect(runs.map(({ text }) => text).join('')).toBe('al-T\u0323āʼī ʻAbd dū fi')
    expect(runs.filter((run) => shape(run, 400).glyphs.some(({ id }) => id === 0))).toEqual([])
  })

  test('they are found and copied as they were written, also in an Arabic line', async () => {
    const [text] = await textOf(
      await writePdf({ title: 'x', language: 'ar', blocks: names.map((name) => textBlock(`تشهد المنصة أن ${name} أتمّ الدورة`)) }),
    )
    expect(names.filter((name) => !text?.includes(fold(name.normalize('NFC'))))).toEqual([])
  })
})
