import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { CourseContent } from '@diwan/contract/training/schemas/course'
import type { Answers } from '@diwan/core/fields/field'
import { fire, security, welcome } from './essentials.ts'
import { letters, remote, visitors } from './skills.ts'

/** How far somebody has come: the lessons done in turn, and what the quiz was answered with. */
export interface SampleLearner {
  readonly by: string
  readonly done: readonly string[]
  readonly quiz?: Answers
}
export interface SampleCourse {
  readonly content: CourseContent
  /** Days ago. */
  readonly published: number
  /** To whom it is assigned, and when it is due, in days from today. */
  readonly assigned?: { readonly to: AudienceToken; readonly mandatory: boolean; readonly due: number }
  readonly learners: readonly SampleLearner[]
}

/** What an organisation teaches its people: assigned and free, finished, late, and waiting to be marked. */
export const sampleCourses: readonly SampleCourse[] = [
  {
    content: security,
    published: 40,
    assigned: { to: 'all', mandatory: true, due: -3 },
    learners: [
      { by: 'sara', done: ['passwords', 'phishing'], quiz: { support: 'o0', strong: 'o0', name: 'التصيّد' } },
      { by: 'omar', done: ['passwords', 'phishing'], quiz: { support: 'o0', strong: 'o0', name: 'Phishing' } },
      { by: 'layla', done: ['passwords', 'phishing'], quiz: { support: 'o0', strong: 'o2', name: 'spam' } },
      { by: 'khalid', done: ['passwords'] },
      { by: 'reem', done: [] },
    ],
  },
  {
    content: fire,
    published: 12,
    assigned: { to: 'all', mandatory: true, due: 9 },
    learners: [
      { by: 'huda', done: ['exits', 'tools', 'leave'] },
      { by: 'sara', done: ['exits'] },
      { by: 'omar', done: ['exits', 'tools'] },
    ],
  },
  {
    content: visitors,
    published: 20,
    learners: [
      {
        by: 'huda',
        done: ['first', 'angry'],
        quiz: { order: 'o0', case: 'تأخر موعد مراجع ساعة، فاعتذرت وعرضت عليه موعدًا مع زميل.' },
      },
      { by: 'layla', done: ['first'] },
    ],
  },
  {
    content: welcome,
    published: 90,
    learners: [
      { by: 'reem', done: ['people', 'tools'] },
      { by: 'sara', done: ['people', 'tools'] },
    ],
  },
  {
    content: letters,
    published: 25,
    learners: [
      { by: 'omar', done: ['short'], quiz: { begin: 'o0' } },
      { by: 'layla', done: ['short'] },
    ],
  },
  { content: remote, published: 6, learners: [{ by: 'khalid', done: ['hours'] }] },
]
