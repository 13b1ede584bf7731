import type { Field } from '@diwan/core/fields/field'
import type { z } from 'zod'

/** A field as it is written down: what it does not say has its default. */
export type StarterField = z.input<typeof Field>
export type Texts = readonly [ar: string, en: string]

/** A form to begin from, whole in both languages. */
export interface Starter {
  readonly key: string
  readonly nameAr: string
  readonly nameEn: string
  readonly descriptionAr: string
  readonly descriptionEn: string
  readonly fields: readonly StarterField[]
}

export const starter = (key: string, name: Texts, description: Texts, fields: readonly StarterField[]): Starter => ({
  key,
  nameAr: name[0],
  nameEn: name[1],
  descriptionAr: description[0],
  descriptionEn: description[1],
  fields,
})

export const labelled = (key: string, [labelAr, labelEn]: Texts) => ({ key, labelAr, labelEn })
export const helped = ([helpAr, helpEn]: Texts) => ({ helpAr, helpEn })
export const options = (all: Readonly<Record<string, Texts>>) => Object.entries(all).map(([key, texts]) => labelled(key, texts))
export const needed = { required: true } as const

/** Asked only where another field says this. */
export const only = (field: string, value: string) => ({
  when: { match: 'all' as const, tests: [{ field, is: 'equals' as const, value }] },
})
export const notBefore = (field: string) => ({ rule: { notBefore: field } })
export const fromToday = { rule: { from: 'today' as const } }

export const yesNo = options({ yes: ['نعم', 'Yes'], no: ['لا', 'No'] })
export const agreement = options({
  strongly_disagree: ['لا أوافق بشدة', 'Strongly disagree'],
  disagree: ['لا أوافق', 'Disagree'],
  neutral: ['محايد', 'Neutral'],
  agree: ['أوافق', 'Agree'],
  strongly_agree: ['أوافق بشدة', 'Strongly agree'],
})

export const page = (key: string, heading: Texts, text: Texts = ['', '']): StarterField => ({
  type: 'section',
  ...labelled(key, heading),
  ...helped(text),
})
export const ends = (low: Texts, high: Texts) => ({ lowAr: low[0], lowEn: low[1], highAr: high[0], highEn: high[1] })
