import { useTranslation } from 'react-i18next'
import { numberText } from '../kit/formats.ts'
import classes from './avatar-stack.module.css'
import { Letter } from './person-chip.tsx'

interface StackedPerson {
  readonly id: string
  readonly fullName: string
  readonly photo?: string | null | undefined
  /** Does something right now: a ring says so. */
  readonly busy?: boolean
}

interface AvatarStackProps {
  readonly people: readonly StackedPerson[]
  readonly size?: number
  /** So many faces; the rest is counted. */
  readonly most?: number
  /** Says who they are; left out where the words beside them do. */
  readonly label?: string
  readonly 'data-viewers'?: boolean
}

/** Several people in little room, the first of them in front of their reader. */
export function AvatarStack({ people, size = 24, most = 4, label, ...marks }: AvatarStackProps) {
  const { i18n } = useTranslation()
  if (people.length === 0) return null
  const shown = people.length > most ? people.slice(0, most - 1) : people
  const rest = people.length - shown.length
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span className={classes['stack']} {...named} {...marks}>
      {shown.map(({ id, fullName, photo, busy }) => (
        <span key={id} data-busy={busy || undefined}>
          <Letter id={id} name={fullName} photo={photo} size={size} />
        </span>
      ))}
      {rest > 0 && (
        <bdi dir="ltr" className={classes['rest']} style={{ blockSize: size, minInlineSize: size }}>
          +{numberText(rest, i18n.language)}
        </bdi>
      )}
    </span>
  )
}
