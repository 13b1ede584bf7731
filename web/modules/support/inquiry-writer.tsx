import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import { MAX_ATTACHMENTS } from '@diwan/contract/support/limits'
import { mayInquiry } from '@diwan/contract/support/may'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { typed } from '../../kit/presence.ts'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { CannedPicker } from '../canned/public.ts'
import { DOING, rememberFiles, ThreadComposer } from '../talk/public.ts'
import { AnswerTools, Composer } from '../writing/public.ts'
import { supportCanned } from './api.ts'
import type { Writing } from './inquiry-talk.tsx'
import { useInquiryChannel } from './use-presence.ts'

const endpoints = {
  inquiry_answer: inquiryCommands.answer,
  inquiry_question: inquiryCommands.ask,
  inquiry_note: inquiryMessages.say,
  inquiry_reply: inquiryCommands.reply,
} as const

/** Where support answers, asks or notes. */
export function StaffWriter({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('support')
  const may = mayInquiry(inquiry)
  const open: readonly Writing[] = [
    ...(may.answer ? (['inquiry_answer'] as const) : []),
    ...(may.ask ? (['inquiry_question'] as const) : []),
    ...(inquiry.can.answer ? (['inquiry_note'] as const) : []),
  ]
  return (
    <ThreadComposer<Writing>
      id={inquiry.id}
      kinds={[
        { kind: 'inquiry_answer', label: t('kind_answer'), about: t('about_answer') },
        { kind: 'inquiry_question', label: t('kind_ask'), about: t('about_ask') },
        { kind: 'inquiry_note', label: t('kind_note'), about: t('about_note'), inside: true },
      ]}
      open={open}
      choose={t('kindLabel')}
      closed={null}
    >
      {(kind) => <Written key={kind} inquiry={inquiry} kind={kind} />}
    </ThreadComposer>
  )
}

interface AskerWriterProps {
  readonly inquiry: Inquiry
  /** After the end a reply begins another inquiry. */
  readonly onReplied: (id: string) => void
}

/** Where the asker writes again; never too late. */
export function AskerWriter({ inquiry, onReplied }: AskerWriterProps) {
  const { t } = useTranslation('support')
  if (!inquiry.can.reply) return null
  const about = inquiry.status === 'CLOSED' ? { about: t('replyBegins') } : {}
  return (
    <ThreadComposer<Writing>
      id={inquiry.id}
      kinds={[{ kind: 'inquiry_reply', label: t('replyLabel'), ...about }]}
      open={['inquiry_reply']}
      choose={t('kindLabel')}
      closed={null}
    >
      {(kind) => <Written inquiry={inquiry} kind={kind} onReplied={onReplied} />}
    </ThreadComposer>
  )
}

const names = {
  inquiry_answer: 'answer',
  inquiry_question: 'ask',
  inquiry_note: 'note',
  inquiry_reply: 'reply',
} as const

interface WrittenProps {
  readonly inquiry: Inquiry
  readonly kind: Writing
  readonly onReplied?: (id: string) => void
}

function Written({ inquiry: { id, shortId, version, asker, guest }, kind, onReplied }: WrittenProps) {
  const { t } = useTranslation('support')
  const own = useDirection() === 'rtl' ? 'ar' : 'en'
  const me = useSession()?.metadata
  const { mutate } = useWrite(endpoints[kind] as typeof inquiryCommands.answer, { quiet: true, scope: `support:${id}` })
  const channel = useInquiryChannel(id)
  const name = names[kind]
  // a question and an answer do not pass what others did since
  const seen = kind === 'inquiry_answer' || kind === 'inquiry_question' ? { version } : {}
  const audience = kind === 'inquiry_note' ? { audience: 'staff' } : {}
  return (
    <Composer
      place={{ kind, key: id }}
      purpose="attachment10"
      most={MAX_ATTACHMENTS}
      tools={
        kind === 'inquiry_answer' && (
          <>
            <CannedPicker
              of={supportCanned}
              place={{ kind, key: id }}
              language={guest?.language ?? own}
              values={{ name: asker?.fullName ?? guest?.name ?? '', number: shortId, agent: me?.fullName ?? '' }}
            />
            <AnswerTools place={{ kind, key: id }} reader={asker} />
          </>
        )
      }
      words={{ write: t(`write_${name}`), send: t(`do_${name}`), sent: t(`done_${name}`) }}
      typing={(something) => something && typed(channel, kind === 'inquiry_note' ? DOING.note : DOING.reply)}
      send={({ body, files, draftId }, onSent) => {
        rememberFiles(files)
        const attachments = files.map((file) => file.id)
        mutate(
          { id, body, attachments, draftId, ...seen, ...audience },
          {
            onSuccess: (now) => {
              onSent()
              if (kind === 'inquiry_reply' && now.id !== id) onReplied?.(now.id)
            },
          },
        )
      }}
    />
  )
}
