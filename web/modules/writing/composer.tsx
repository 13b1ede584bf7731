import { Button } from '@mantine/core'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherDraft, type Draft } from '../drafts/public.ts'
import classes from './composer.module.css'
import { DocumentField } from './document-field.tsx'
import type { Place } from './drafts.ts'
import { mentioning, type MentionSource } from './light/mention-area.tsx'
import { TurnButton } from './turn-button.tsx'
import { useComposer, type Sending } from './use-composer.ts'
import { useTurning } from './use-light-text.ts'

const sendKeys = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl + Enter')

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
  /** What `holds` asks before anything is sent; it may be sent all the same. */
  readonly question?: (sendAnyway: () => void) => ReactNode
}

/** Where a message is written: its draft is kept here and at the portal, with who is mentioned and its files. */
export function Composer({ place, purpose, most, mentionable, words, colour, question, ...sending }: ComposerProps) {
  const { t } = useTranslation('writing')
  const { text, write, mentioned, mention, send, sendAnyway, saved, wrong, sent, attached, waiting } = useComposer(
    place,
    purpose,
    sending,
  )
  const turning = useTurning()
  const end = (
    <div className={classes['end']}>
      <TurnButton turning={turning} />
      <span role="status">{sent && words.sent}</span>
      <span className={classes['keys']}>{t('shortcut', { keys: sendKeys() })}</span>
      <Button type="submit" {...(colour && { color: colour })} leftSection={<IconSend size={16} className="turns" aria-hidden />}>
        {words.send}
      </Button>
    </div>
  )
  return (
    <form className={classes['writing']} onSubmit={send} noValidate>
      <OtherDraft
        draft={saved}
        read={wordsOf}
        join={(other) => ({
          ...other,
          text: joined(text, wordsOf(other)),
          files: attached.files,
          mentioned: [...mentioned, ...mentionedOf(other)],
        })}
      />
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

/** Around a composer and what is chosen above it; it shows the focus of the field. */
export function ComposerFrame({ tone, children, ...named }: FrameProps & { 'data-kind'?: string }) {
  return (
    <div className={classes['frame']} data-tone={tone} {...named}>
      {children}
    </div>
  )
}

/** The words of a draft that another device kept. */
const wordsOf = ({ text }: Draft['content']): string => (typeof text === 'string' ? text : '')
const mentionedOf = ({ mentioned }: Draft['content']): readonly unknown[] => (Array.isArray(mentioned) ? mentioned : [])
const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n')
