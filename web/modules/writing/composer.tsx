import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { keysText, useCommands, type Stroke } from '../../kit/commands.ts'
import { leaveWriting } from '../../ui/leave-writing.ts'
import { SplitButton, SplitItem } from '../../ui/split-button.tsx'
import { OtherDraft } from '../drafts/public.ts'
import classes from './composer.module.css'
import { DocumentField } from './document-field.tsx'
import { EmojiButton } from './emoji/emoji-button.tsx'
import { joinedDraft, wordsOf, type Place } from './drafts.ts'
import { mentioning } from './light/mention-area.tsx'
import type { MentionSource } from './types.ts'
import { TurnButton } from './turn-button.tsx'
import { useComposer, type Kin, type Sending } from './use-composer.ts'
import { useTurning } from './use-light-text.ts'

const SEND: Stroke = { code: 'Enter', mod: true }
const keysOf = (stroke: Stroke | undefined) => stroke && keysText(stroke).join(' ')

interface ComposerProps extends Sending {
  readonly place: Place
  readonly purpose: FilePurpose
  /** Files of one message. */
  readonly most: number
  /** Nothing where nobody is called by name. */
  readonly mentionable?: MentionSource | undefined
  /** Of the field; its button, in another colour where one is given; what is said when it has arrived. */
  readonly words: { readonly write: string; readonly send: string; readonly sent: string }
  readonly colour?: string
  /** Other ways to send, in the menu of its button; each may have a key. */
  readonly kin?: { readonly label: string; readonly ways: readonly Kin[] }
  /** Beside emoji and direction. */
  readonly tools?: ReactNode
  /** What `holds` asks before anything is sent; it may be sent all the same. */
  readonly question?: (sendAnyway: () => void) => ReactNode
}

/** Where a message is written: its draft is kept here and at the portal, with who is mentioned and its files. */
export function Composer({ place, purpose, most, mentionable, words, colour, kin, tools, question, ...sending }: ComposerProps) {
  const { text, write, mentioned, mention, send, sendBy, sendAnyway, saved, wrong, sent, attached, waiting } = useComposer(
    place,
    purpose,
    sending,
  )
  const turning = useTurning()
  const form = useRef<HTMLFormElement>(null)
  const ways = kin?.ways ?? []
  useCommands(
    ways.map((way) => ({
      id: `send ${way.id}`,
      label: way.label,
      part: 'record',
      stroke: way.stroke,
      icon: way.icon,
      whileTyping: true,
      unlisted: true,
      run: () => form.current?.contains(document.activeElement) && sendBy(way), // not out of a dialog over it
    })),
  )
  const end = (
    <div className={classes['end']}>
      <div className={classes['signs']}>
        <EmojiButton area={turning.area} />
        <TurnButton turning={turning} />
        {tools}
      </div>
      <span role="status">{sent && words.sent}</span>
      <SplitButton
        label={words.send}
        color={colour}
        icon={<IconSend size={16} className="turns" aria-hidden />}
        keys={keysOf(SEND)}
        more={kin?.label ?? ''}
      >
        {ways.length > 0 &&
          ways.map((way) => (
            <SplitItem
              key={way.id}
              icon={<way.icon size={16} stroke={1.7} aria-hidden />}
              keys={keysOf(way.stroke)}
              onClick={() => sendBy(way)}
            >
              {way.label}
            </SplitItem>
          ))}
      </SplitButton>
    </div>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its field
    <form ref={form} className={classes['writing']} onSubmit={send} onKeyDown={leaveWriting} noValidate data-writing-place>
      <OtherDraft draft={saved} read={wordsOf} join={(other) => joinedDraft(other, { text, files: attached.files, mentioned })} />
      {question?.(sendAnyway)}
      <DocumentField
        features="light"
        {...(mentionable && { mentionable: mentioning({ source: mentionable, mentioned, mention }) })}
        turning={turning}
        files={{ attached, purpose, most, error: waiting, beside: end }}
        name="message"
        aria-label={words.write}
        placeholder={words.write}
        variant="unstyled"
        minRows={2}
        maxRows={12}
        classNames={{ input: classes['input'] ?? '' }}
        value={text}
        error={wrong}
        onChange={write}
      />
    </form>
  )
}

interface FrameProps {
  /** What is not for all readers of the record is framed in the colour of warnings. */
  readonly tone?: 'warn' | undefined
  readonly children: ReactNode
}

/** A press that takes the focus away ends where it began: nothing moves under it. */
const PRESS_MS = 350

/** Around a composer and what is chosen above it; it shows the focus of the field, and without much room nothing but the field before. */
export function ComposerFrame({ tone, children, ...named }: FrameProps & { 'data-kind'?: string }) {
  const [awake, wake] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div
      className={classes['frame']}
      data-tone={tone}
      data-awake={awake || undefined}
      onFocus={() => {
        clearTimeout(timer.current)
        wake(true)
      }}
      onBlur={() => void (timer.current = setTimeout(() => wake(false), PRESS_MS))}
      {...named}
    >
      {children}
    </div>
  )
}
