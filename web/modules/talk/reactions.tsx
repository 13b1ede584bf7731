import { Menu } from '@mantine/core'
import type { Reaction } from '@diwan/contract/talk/schemas'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import classes from './reactions.module.css'

/** What is offered; others, given from elsewhere, are shown all the same. */
const OFFERED = ['👍', '❤️', '🎉', '😄', '👀', '🙏'] as const

interface ReactionsProps {
  readonly reactions: readonly Reaction[]
  /** Nothing where the reader may only look. */
  readonly react: ((emoji: string, on: boolean) => void) | undefined
}

/** Who gave what, below a message; a press gives the same or takes one's own back. */
export function Reactions({ reactions, react }: ReactionsProps) {
  const { i18n } = useTranslation()
  if (reactions.length === 0) return null
  const names = new Intl.ListFormat(i18n.language)
  return (
    <div className={classes['reactions']}>
      {reactions.map(({ emoji, count, people, own }) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={own}
          disabled={react === undefined}
          title={names.format(people.map(({ fullName }) => `\u2068${fullName}\u2069`))}
          onClick={() => react?.(emoji, !own)}
        >
          <span>{emoji}</span>
          <bdi>{numberText(count, i18n.language)}</bdi>
        </button>
      ))}
    </div>
  )
}

/** In the menu of a message. */
export function ReactionChoice({ reactions, react }: Required<ReactionsProps>) {
  const { t } = useTranslation('talk')
  const given = new Set(reactions.filter(({ own }) => own).map(({ emoji }) => emoji))
  return (
    <>
      <Menu.Label>{t('react')}</Menu.Label>
      <div className={classes['offered']}>
        {OFFERED.map((emoji) => (
          <Menu.Item
            key={emoji}
            aria-label={emoji}
            className={classes['choice'] ?? ''}
            onClick={() => react?.(emoji, !given.has(emoji))}
          >
            {emoji}
          </Menu.Item>
        ))}
      </div>
      <Menu.Divider />
    </>
  )
}
