import classes from './person-chip.module.css'

const TONES = 6

/** The same person has the same colour everywhere, in both themes. */
const toneOf = (id: string): number => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES

/** One letter, never two: Arabic initials would join. Titles such as «د.» and the article say nothing about a name. */
export function firstLetter(name: string): string {
  const bare = name
    .trim()
    .replace(/^(?:[\p{L}]{1,2}\.\s*)+/u, '')
    .replace(/^ال(?=\p{L}{2})/u, '')
  const [first] = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(bare)
  return (first?.segment ?? '؟').toLocaleUpperCase()
}

export function Letter({ id, name, size = 30 }: { id: string; name: string; size?: number }) {
  return (
    <span
      className={classes['letter']}
      data-tone={toneOf(id)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.45 }}
      aria-hidden
    >
      {firstLetter(name)}
    </span>
  )
}

export interface PersonChipProps {
  person: { id: string; fullName: string }
}

export function PersonChip({ person }: PersonChipProps) {
  return (
    <span className={classes['chip']}>
      <Letter id={person.id} name={person.fullName} size={22} />
      <span dir="auto" className={classes['name']}>
        {person.fullName}
      </span>
    </span>
  )
}
