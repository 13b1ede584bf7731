import { CourseContent } from '@diwan/contract/training/schemas/course'
import { documentFromText } from '@diwan/core/document'

/** In Arabic and in English. */
type Both = readonly [ar: string, en: string]

const titled = ([titleAr, titleEn]: Both) => ({ titleAr, titleEn })
const labelled = ([labelAr, labelEn]: Both) => ({ labelAr, labelEn })

export const text = (key: string, title: Both, [ar, en]: Both) => ({
  kind: 'text',
  key,
  ...titled(title),
  bodyAr: documentFromText(ar, 'rtl'),
  bodyEn: documentFromText(en, 'ltr'),
})

/** Further reading, which nobody has to do. */
export const link = (key: string, title: Both, url: string) => ({ kind: 'link', key, ...titled(title), url, required: false })

/** One of several, the first of which is right. */
export const choice = (key: string, label: Both, ...options: Both[]) => ({
  field: {
    key,
    type: 'choice',
    ...labelled(label),
    required: true,
    options: options.map((option, at) => ({ key: `o${at}`, ...labelled(option) })),
  },
  marks: 5,
  right: { type: 'choice', right: 'o0' },
})

/** One word, or one of several ways to write it. */
export const word = (key: string, label: Both, ...right: string[]) => ({
  field: { key, type: 'text', ...labelled(label), required: true },
  marks: 5,
  right: { type: 'text', right },
})

/** Read and marked by a person. */
export const essay = (key: string, label: Both) => ({
  field: { key, type: 'long_text', ...labelled(label), required: true },
  marks: 10,
  right: { type: 'long_text' },
})

type MarkedQuestion = ReturnType<typeof choice> | ReturnType<typeof word> | ReturnType<typeof essay>

export const quiz = (key: string, title: Both, questions: readonly MarkedQuestion[], more: object = {}) => ({
  kind: 'quiz',
  key,
  ...titled(title),
  questions: questions.map(({ field, marks }) => ({ field, marks })),
  rights: Object.fromEntries(questions.map(({ field, right }) => [field.key, right])),
  shuffleOptions: true,
  ...more,
})

export const section = (key: string, title: Both, ...lessons: object[]) => ({ key, ...titled(title), lessons })

export const course = (
  [nameAr, nameEn]: Both,
  [descriptionAr, descriptionEn]: Both,
  [categoryAr, categoryEn]: Both,
  more: object,
) => CourseContent.parse({ nameAr, nameEn, descriptionAr, descriptionEn, categoryAr, categoryEn, ...more })
