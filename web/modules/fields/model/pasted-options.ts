import { newOption } from '@diwan/core/fields/draft'
import { OPTION_LABEL_MAX, type Option } from '@diwan/core/fields/field'

interface Pasting {
  readonly index: number
  readonly language: 'ar' | 'en'
  readonly stem: string
  readonly most: number
}

export const pastedLines = (text: string): string[] => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')

/**
 * The choices with a pasted list: each line fills one choice from this one onwards, and what follows the last becomes new ones. Two
 * columns of a sheet are the label in this language and in the other one.
 */
export function withLines(options: readonly Option[], lines: readonly string[], { index, language, stem, most }: Pasting) {
  const taken = lines.slice(0, most - index)
  const filled = [...options]
  for (const [at, line] of taken.entries()) {
    const [own = '', other] = line.split('\t').map((label) => label.trim().slice(0, OPTION_LABEL_MAX))
    const [labelAr, labelEn] = language === 'ar' ? [own, other] : [other, own]
    const option = filled[index + at] ?? newOption(filled, stem)
    filled[index + at] = { ...option, ...(labelAr !== undefined && { labelAr }), ...(labelEn !== undefined && { labelEn }) }
  }
  return { options: filled, leftOut: lines.length - taken.length }
}
