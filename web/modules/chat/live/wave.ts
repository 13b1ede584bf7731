import { MAX_WAVE } from '@diwan/contract/talk/limits'

/** At most a hundred heights of what was heard: the loudest of each stretch, the loudest of all being the full height. */
export function waveOf(levels: readonly number[]): number[] {
  const count = Math.max(1, Math.min(MAX_WAVE, levels.length))
  const loudest = Math.max(
    0.01,
    levels.reduce((most, level) => Math.max(most, level), 0),
  )
  return Array.from({ length: count }, (_, place) => {
    const stretch = levels.slice(Math.floor((place * levels.length) / count), Math.ceil(((place + 1) * levels.length) / count))
    const level = stretch.reduce((most, one) => Math.max(most, one), 0)
    return Math.min(100, Math.max(0, Math.round((level / loudest) * 100)))
  })
}

/** `0:42`: minutes and seconds in digits that read from left to right in both languages. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
