import { chatTalk as endpoints } from '@diwan/contract/chat/endpoints'
import { MAX_MESSAGE_TEXT } from '@diwan/contract/chat/limits'
import { MAX_FILES } from '@diwan/contract/talk/limits'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { ActionIcon, Checkbox, CloseButton } from '@mantine/core'
import { IconMicrophone, IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { numberText } from '../../../kit/formats.ts'
import { typed } from '../../../kit/presence.ts'
import { useSession } from '../../../kit/session.ts'
import { isTouched } from '../../../kit/touched.ts'
import { useWrite } from '../../../kit/write.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { OtherDraft } from '../../drafts/public.ts'
import { beginEdit, rememberFiles } from '../../talk/public.ts'
import {
  DocumentField,
  EmojiButton,
  joinedDraft,
  KeptText,
  mentioning,
  useComposer,
  useTurning,
  wordsOf,
} from '../../writing/public.ts'
import { useChatAddress } from '../address.ts'
import { chatQueries, type SteadyChat } from '../api/api.ts'
import { chatTalk, mentionable, quote, useQuoting } from '../api/chat-talk.ts'
import type { Recording } from '../api/recordings.ts'
import { postVoice } from '../api/post-voice.ts'
import { useUnsentVoice } from '../voice/use-unsent-voice.ts'
import classes from './chat-composer.module.css'
import { takeFocus } from '../model/composer-focus.ts'
import { ComposerMore } from './composer-more.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const VoiceRecorder = lazyDialog(() => import('../voice/voice-recorder.tsx'))
/** From here on what is left is counted. */
const COUNTED = MAX_MESSAGE_TEXT - 500

interface ChatComposerProps {
  readonly chat: Pick<SteadyChat, 'id' | 'can' | 'closed'>
  readonly channel: string | undefined
  /** Under which its draft is kept: the chat, or the message whose thread it is. */
  readonly draftKey: string
  readonly threadOf?: string
}

/** Where messages are written; what was typed stays until the portal has it. */
export function ChatComposer(props: ChatComposerProps) {
  const { t } = useTranslation('chat')
  const { chat, draftKey } = props
  if (chat.can.send && !chat.closed) return <Writing key={draftKey} {...props} />
  return (
    <div className={classes['closed']}>
      <KeptText place={{ kind: 'chat', key: draftKey }} label={t('writeMessage')} />
      <p>{t(chat.closed ? 'error_closed' : 'readOnly')}</p>
    </div>
  )
}

function Writing({ chat: { id }, channel, draftKey, threadOf }: ChatComposerProps) {
  const { t, i18n } = useTranslation(['chat', 'talk'])
  const client = useQueryClient()
  const me = useSession()?.metadata.id
  const { mutate } = useWrite(endpoints.say, { quiet: true, scope: `chat:${id}` })
  const { data: choices } = useQuery(chatQueries.choices())
  const { openThread } = useChatAddress()
  const [quoting, setQuoting] = useQuoting(draftKey)
  const [alsoMain, setAlsoMain] = useState(false)
  const voice = useUnsentVoice(draftKey)
  const form = useRef<HTMLFormElement>(null)
  const turning = useTurning()
  const place = { kind: 'chat', key: draftKey } as const
  const source = mentionable(id)
  const { text, write, mentioned, mention, send, sendBy, saved, wrong, attached, waiting } = useComposer(
    place,
    'attachment10',
    {
      typing: (something) => something && typed(channel, 'typing'),
      send: ({ body, files, draftId }) => {
        rememberFiles(files)
        setQuoting(undefined)
        setAlsoMain(false)
        mutate({
          id,
          body,
          attachments: files.map((file) => file.id),
          draftId,
          ...(quoting && { quotedId: quoting.id }),
          ...(threadOf !== undefined && { threadOf, alsoMain }),
        })
      },
    },
    MAX_MESSAGE_TEXT,
  )
  const newestMessages = () =>
    client
      .getQueryData((threadOf === undefined ? chatTalk.queries.thread(id) : chatTalk.queries.replies(id, threadOf)).queryKey)
      ?.pages.flatMap(({ items }) => items)
      .filter(({ kind, body }) => kind !== 'event' && body !== null) ?? []
  const editLast = () => {
    const own = newestMessages().find(({ author, kind }) => kind === 'said' && author?.id === me)
    if (own?.body) beginEdit({ ...own, body: own.body })
    return own !== undefined
  }
  const focus = () => form.current?.querySelector('textarea')?.focus()
  useCommands(
    threadOf === undefined
      ? [
          { id: 'write', label: t('writeMessage'), part: 'record', stroke: { code: 'KeyW' }, unlisted: true, run: focus },
          {
            id: 'quote last',
            label: t('quoteLast'),
            part: 'record',
            stroke: { code: 'KeyR' },
            run: () => {
              const pointed = pointedAt(newestMessages())
              if (pointed) quote(draftKey, pointed)
            },
          },
          {
            id: 'react',
            label: t('react'),
            part: 'record',
            stroke: { code: 'KeyE' },
            run: () => {
              const pointed = pointedAt(newestMessages())
              document.querySelector<HTMLElement>(`[data-message="${pointed?.id}"] [data-react]`)?.click()
            },
          },
          {
            id: 'open thread',
            label: t('openThread'),
            part: 'record',
            stroke: { code: 'KeyT' },
            run: () => {
              const pointed = pointedAt(newestMessages())
              if (pointed) openThread(pointed.threadOf ?? pointed.id)
            },
          },
        ]
      : [],
  )
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey
    const enter = event.code === 'Enter' || event.code === 'NumpadEnter'
    if (enter && plain && (choices?.enterSends ?? true) && !isTouched()) {
      event.preventDefault()
      form.current?.requestSubmit()
    } else if (event.key === 'ArrowUp' && plain && text === '' && editLast()) event.preventDefault()
    else if (event.key === 'Escape' && quoting) {
      event.preventDefault()
      event.stopPropagation()
      setQuoting(undefined)
    } else if (event.key === 'Escape' && plain && !event.isDefaultPrevented()) {
      event.stopPropagation()
      if (threadOf !== undefined) openThread(undefined)
      setTimeout(() => document.querySelector<HTMLElement>('[data-log]')?.focus()) // where single keys are commands
    }
  }
  const begin = useEffectEvent(() => {
    if (threadOf !== undefined && !isTouched()) focus()
    takeFocus(draftKey)
  })
  useEffect(() => begin(), [])
  const hush = () => {
    voice.end()
    setTimeout(focus)
  }
  const sendVoice = (recording: Recording) => {
    hush()
    setQuoting(undefined)
    setAlsoMain(false)
    const answers = { ...(quoting && { quotedId: quoting.id }), ...(threadOf !== undefined && { threadOf, alsoMain }) }
    void postVoice(id, recording, answers)
  }
  const left = MAX_MESSAGE_TEXT - text.length
  return (
    <form ref={form} className={classes['composer']} onSubmit={send} noValidate data-composer={draftKey}>
      <OtherDraft draft={saved} read={wordsOf} join={(other) => joinedDraft(other, { text, files: attached.files, mentioned })} />
      {threadOf !== undefined && (
        <Checkbox
          size="xs"
          label={t('alsoMain')}
          checked={alsoMain}
          onChange={(event) => setAlsoMain(event.currentTarget.checked)}
        />
      )}
      {quoting && (
        <div className={classes['quoting']} data-quoting>
          <b>
            <UserText text={quoting.author} />
          </b>
          <UserText text={quoting.text || t(quoting.voice ? 'voiceMessage' : 'filesAlone', { ns: 'talk' })} lines={1} />
          <CloseButton size="sm" aria-label={t('quoteNot')} onClick={() => setQuoting(undefined)} />
        </div>
      )}
      {voice.speaking && (
        <Suspense>
          <VoiceRecorder before={voice.before} keep={voice.keep} send={sendVoice} onClose={hush} />
        </Suspense>
      )}
      <div className={classes['frame']} hidden={voice.speaking}>
        <DocumentField
          features="light"
          mentionable={mentioning({ source, mentioned, mention })}
          turning={turning}
          files={{
            attached,
            purpose: 'attachment10',
            most: MAX_FILES,
            error: waiting,
            line: true,
            beside: (
              <>
                <EmojiButton area={turning.area} size={34} />
                <ComposerMore
                  id={id}
                  threadOf={threadOf}
                  later={text.trim() === '' && attached.files.length === 0 ? undefined : (sending) => sendBy(sending)}
                  more={{ ...(quoting && { quotedId: quoting.id }), ...(threadOf !== undefined && { threadOf, alsoMain }) }}
                  sent={() => (setQuoting(undefined), setAlsoMain(false))}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={34}
                  aria-label={t('voiceRecord')}
                  title={t('voiceRecord')}
                  onClick={voice.speak}
                >
                  <IconMicrophone size={19} stroke={1.7} aria-hidden />
                </ActionIcon>
                <ActionIcon type="submit" variant="filled" size={34} radius={8} aria-label={t('send')} title={t('send')}>
                  <IconSend size={17} stroke={1.8} className="turns" aria-hidden />
                </ActionIcon>
              </>
            ),
          }}
          name="message"
          aria-label={t(threadOf === undefined ? 'writeMessage' : 'writeReply')}
          placeholder={t(threadOf === undefined ? 'writeMessage' : 'writeReply')}
          variant="unstyled"
          minRows={1}
          maxRows={8}
          classNames={{ input: classes['input'] ?? '' }}
          value={text}
          error={text === '' ? undefined : wrong}
          onKeyDown={press}
          onChange={write}
        />
        {text.length > COUNTED && (
          <small className={classes['left']} data-over={left < 0 || undefined} role="status">
            <bdi>{t('charactersLeft', { count: Math.abs(left), number: numberText(left, i18n.language) })}</bdi>
          </small>
        )}
      </div>
    </form>
  )
}

/** The message that has the focus or the pointer; else the last one. */
function pointedAt(newestFirst: readonly TalkMessage[]): TalkMessage | undefined {
  const pointed =
    document.activeElement?.closest<HTMLElement>('article[data-message]') ??
    document.querySelector<HTMLElement>('[data-log] article[data-message]:hover')
  return newestFirst.find(({ id }) => id === pointed?.dataset['message']) ?? newestFirst[0]
}

/** Enter of an input method chooses a word. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229
