import { quietPortal, type Sample } from '../../kit/sample.ts'
import { pageFromText } from '@diwan/core/page/document'
import { createNote, pinNote } from './service/edit.ts'

const HOUR_MS = 3_600_000

/** What people of the sample organisation created, the newest first. */
const samples = [
  {
    by: 'noura',
    title: 'ترتيبات اليوم التعريفي للموظفين الجدد',
    colour: 'yellow',
    text: 'القاعة الكبرى من الثامنة\nبطاقات الدخول جاهزة قبل يومين\nجولة في المبنى مع خالد',
  },
  {
    by: 'khalid',
    title: 'مراجعة خطة الربع القادم',
    colour: 'plain',
    text: 'بند التدريب يحتاج اعتمادًا\nتأجيل شراء الشاشات إلى الربع الثالث',
    pinned: true,
  },
  {
    by: 'omar',
    title: 'Checklist for the office move',
    colour: 'green',
    text: 'Label the boxes by floor\nReturn the old access cards\nTell the courier about the new address',
  },
  {
    by: 'noura',
    title: 'Questions for the weekly meeting',
    colour: 'blue',
    text: 'Who covers the help desk in the holidays?\nWhen does the new form go live?',
  },
  { by: 'sara', title: 'متابعة عقود الصيانة السنوية', colour: 'pink', text: 'عقد المصاعد ينتهي في رجب\nطلب عرضين للتكييف' },
  { by: 'khalid', title: 'Ideas from the last workshop', colour: 'purple', text: 'Shorter forms\nأسماء أوضح للتصنيفات' },
] as const

/** Made by the service that people use, each by its person and at its time. */
export async function seedNotes({ db, people, at: end }: Sample): Promise<void> {
  for (const [hours, { by, title, colour, text, ...more }] of [...samples.entries()].toReversed()) {
    const at = new Date(end.getTime() - (hours + 1) * HOUR_MS)
    const clock = { now: () => at }
    const ctx = { portal: quietPortal(db, clock), clock, db, actor: people.get(`${by}@diwan.example`)! }
    const { id } = await createNote(ctx, { title, colour }, pageFromText(text, 'rtl'))
    if ('pinned' in more) await pinNote(ctx, { id, pinned: more.pinned })
  }
}
