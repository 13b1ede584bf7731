import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { surveyStarters } from '@diwan/contract/fields/vocabulary/survey-starters'
import type { Answers } from '@diwan/core/fields/field'

export interface SampleSurvey {
  readonly content: SurveyContent
  /** Days ago. */
  readonly published: number
  readonly closed: boolean
  /** In so many days it closes by itself. */
  readonly endsIn?: number
  readonly answers: readonly (readonly [by: string, given: Answers])[]
}

const starterOf = (key: string) => surveyStarters.find((one) => one.key === key)!
const from = (key: string, more: object) => {
  const { key: _key, ...starter } = starterOf(key)
  return SurveyContent.parse({ ...starter, ...more })
}
const rating = (key: string, labelAr: string, labelEn: string) => ({ key, type: 'rating', labelAr, labelEn, required: true })
const long = (key: string, labelAr: string, labelEn: string) => ({ key, type: 'long_text', labelAr, labelEn })

const workplace = (tools: number, obstacle: string, mood: string, recommend: number, more?: string): Answers => ({
  tools_help: tools,
  obstacle,
  statements: { goals: mood, recognition: 'agree', growth: mood, voice: 'neutral' },
  priorities: tools > 3 ? ['flexibility', 'training', 'tools', 'offices'] : ['tools', 'offices', 'training', 'flexibility'],
  recommend,
  ...(more !== undefined && { more }),
})

const course = (overall: number, parts: string, use: string, recommend: number, better?: string): Answers => ({
  overall,
  parts: { content: parts, trainer: 'excellent', pace: 'good', place: parts },
  use,
  recommend,
  ...(better !== undefined && { better }),
})

/** What an organisation asks its people: two anonymous ones, one of them closed, and two by name. */
export const sampleSurveys: readonly SampleSurvey[] = [
  {
    content: from('workplace', { anonymous: true, shareResults: true }),
    published: 20,
    closed: true,
    answers: [
      ['sara', workplace(4, 'network', 'agree', 9, 'المكاتب المفتوحة صاخبة بعد الظهر.')],
      ['omar', workplace(3, 'passwords', 'neutral', 7, 'A quiet room for calls would help.')],
      ['khalid', workplace(5, 'approvals', 'strongly_agree', 10, 'شكرًا على مرونة أوقات الدوام.')],
      ['layla', workplace(2, 'network', 'disagree', 5, 'The network on the third floor drops every morning.')],
      ['huda', workplace(4, 'other:الاجتماعات الطويلة', 'agree', 8, 'نحتاج إلى شاشات أكبر.')],
      ['reem', workplace(4, 'network', 'agree', 9, 'More training on the new system, please.')],
      ['noura', workplace(3, 'approvals', 'neutral', 8)],
    ],
  },
  {
    content: SurveyContent.parse({
      nameAr: 'نبض الشهر',
      nameEn: 'Monthly pulse',
      descriptionAr: 'ثلاثة أسئلة قصيرة عن شهرك.',
      descriptionEn: 'Three short questions about your month.',
      anonymous: true,
      fields: [
        rating('mood', 'كيف كان شهرك؟', 'How was your month?'),
        rating('load', 'ما مدى مناسبة حجم العمل؟', 'Was the amount of work right?'),
        long('wish', 'ما الذي تتمنى تغييره الشهر القادم؟', 'What would you change next month?'),
      ],
    }),
    published: 3,
    closed: false,
    answers: [
      ['sara', { mood: 4, load: 3, wish: 'اجتماعات أقصر.' }],
      ['huda', { mood: 5, load: 4 }],
      ['layla', { mood: 3, load: 2, wish: 'One day without meetings.' }],
    ],
  },
  {
    content: from('course_evaluation', { shareResults: true }),
    published: 30,
    closed: true,
    answers: [
      ['sara', course(5, 'excellent', 'yes', 10, 'أمثلة أكثر من عملنا اليومي.')],
      ['omar', course(4, 'good', 'yes', 8, 'The afternoon went a little fast.')],
      ['huda', course(4, 'good', 'no', 7)],
    ],
  },
  {
    content: SurveyContent.parse({
      nameAr: 'موعد اليوم المفتوح',
      nameEn: 'Date of the open day',
      descriptionAr: 'أي الأيام يناسبك؟',
      descriptionEn: 'Which of the days suit you?',
      fields: [
        {
          key: 'days',
          type: 'choices',
          labelAr: 'الأيام المناسبة لك',
          labelEn: 'Days that suit you',
          required: true,
          options: [
            { key: 'sunday', labelAr: 'الأحد', labelEn: 'Sunday' },
            { key: 'tuesday', labelAr: 'الثلاثاء', labelEn: 'Tuesday' },
            { key: 'thursday', labelAr: 'الخميس', labelEn: 'Thursday' },
          ],
        },
        { key: 'food', type: 'text', labelAr: 'هل لديك متطلبات غذائية؟', labelEn: 'Anything you do not eat?' },
      ],
    }),
    published: 2,
    closed: false,
    endsIn: 6,
    answers: [
      ['omar', { days: ['sunday', 'thursday'], food: 'No nuts, please' }],
      ['reem', { days: ['thursday'] }],
      ['khalid', { days: ['tuesday', 'thursday'], food: 'لا شيء' }],
    ],
  },
]
