import type { Poll } from '@diwan/contract/talk/schemas'
import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentText } from '../../../kit/formats.ts'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './poll-view.module.css'

/** Faces beside an answer; the rest is counted. */
const FACES = 4

interface PollAnswerProps {
  readonly text: string
  readonly option: Poll['options'][number]
  /** The part of all who voted, from 0 to 1; nothing until the votes are shown. */
  readonly share: number | undefined
  readonly own: boolean
  /** Nothing where nobody votes. */
  readonly choose: (() => void) | undefined
}

/** One answer: pressed where the reader chose it, with how many did and who, where that is shown. */
export function PollAnswer({ text, option: { votes, people }, share, own, choose }: PollAnswerProps) {
  const { t, i18n } = useTranslation('chat')
  const names = new Intl.ListFormat(i18n.language).format(people.map(({ fullName }) => `\u2068${fullName}\u2069`))
  const Sign = own ? IconCircleCheckFilled : IconCircle
  return (
    <li>
      <button
        type="button"
        className={classes['answer']}
        aria-pressed={own}
        disabled={choose === undefined}
        title={names || undefined}
        onClick={choose}
        data-votes={share === undefined ? undefined : votes}
      >
        <Sign size={18} stroke={1.7} aria-hidden />
        <span className={classes['text']}>
          <UserText text={text} />
        </span>
        <AvatarStack people={people.slice(0, FACES)} size={20} />
        {share !== undefined && (
          <>
            <bdi className={classes['part']} aria-hidden>
              {percentText(share, i18n.language)}
            </bdi>
            <VisuallyHidden>
              {t('pollVotes', { count: votes })}
              {names && ` (${names})`}
            </VisuallyHidden>
            <span className={classes['bar']} style={{ inlineSize: `${share * 100}%` }} aria-hidden />
          </>
        )}
      </button>
    </li>
  )
}
