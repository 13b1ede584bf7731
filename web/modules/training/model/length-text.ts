import { numberTag } from '../../../kit/formats.ts'

/** How long a film is: `1:02:05`, in the digits of the reader; never turned around. */
export function lengthText(seconds: number, language: string): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  const figures = shown.map((part, at) =>
    new Intl.NumberFormat(numberTag(language), { minimumIntegerDigits: at === 0 ? 1 : 2 }).format(part),
  )
  return `\u2066${figures.join(':')}\u2069`
}
