import { numberTag } from './formats.ts'

const KILOBYTE = 1_024
const sizes = [
  ['gigabyte', KILOBYTE * KILOBYTE * KILOBYTE],
  ['megabyte', KILOBYTE * KILOBYTE],
  ['kilobyte', KILOBYTE],
] as const

/** «1.2 م.ب»; never nothing. */
export function sizeText(bytes: number, language: string): string {
  const [unit, size] = sizes.find(([, least]) => bytes >= least) ?? (['kilobyte', KILOBYTE] as const)
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const
  return new Intl.NumberFormat(numberTag(language), options).format(Math.max(bytes / size, 1))
}
