import { documentFromText } from '@diwan/core/document'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { MAX_ATTACHMENTS } from '@diwan/contract/support/limits'
import { mayInquiry, type Inquiry } from '@diwan/contract/support/schemas'
import type { CannedAnswer } from '@diwan/contract/support/schemas/canned-answer'
import { Alert, Button, Menu, SegmentedControl, Text } from '@mantine/core'
import { IconMessage2Bolt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetAttached, useAttached, type Attached } from '../../kit/attached-files.ts'
import { useForm } from '../../kit/form.ts'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import { AttachmentField } from '../../ui/attachment-field.tsx'
import { UserTextarea } from '../../ui/user-input.tsx'
import { supportQueries } from './api.ts'
import classes from './writer.module.css'

type Kind = 'answer' | 'ask' | 'note' | 'reply'
const empty = { text: '' }

/** Where staff answers, asks or notes, and where the asker replies. */
export function InquiryWriter({ inquiry, onReplied }: { inquiry: Inquiry; onReplied?: (id: string) => void }) {
  const may = mayInquiry(inquiry)
  const kinds = (['answer', 'ask', 'note'] as const).filter((kind) => may[kind])
  const [chosen, choose] = useState<Kind>()
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  // an asker who writes after the end begins another inquiry
  if (!inquiry.can.answer)
    return inquiry.can.reply ? <Writing inquiry={inquiry} kind="reply" {...(onReplied && { onReplied })} /> : null
  if (!kind) return null
  return <Writing key={kind} inquiry={inquiry} kind={kind} kinds={kinds} onKind={choose} />
}

interface WritingProps {
  readonly inquiry: Inquiry
  readonly kind: Kind
  readonly kinds?: readonly Kind[]
  readonly onKind?: (kind: Kind) => void
  readonly onReplied?: (id: string) => void
}

function Writing({ kind, ...rest }: WritingProps) {
  return kind === 'answer' || kind === 'ask' ? <Saying kind={kind} {...rest} /> : <Noting kind={kind} {...rest} />
}

/** An answer or a question: it holds against the version that was seen. */
function Saying({ kind, ...rest }: WritingProps & { kind: 'answer' | 'ask' }) {
  const { inquiry } = rest
  const { name, attached, sent, done } = useWriting(kind, rest)
  const form = useForm({
    endpoint: kind === 'ask' ? inquiryCommands.ask : inquiryCommands.answer,
    initial: empty,
    keep: name,
    toInput: ({ text }) => ({ ...sent(text), version: inquiry.version }),
    done,
  })
  return <Fields kind={kind} form={form} attached={attached} {...rest} />
}

/** A note, or a reply of the asker: never too late. */
function Noting({ kind, ...rest }: WritingProps & { kind: 'note' | 'reply' }) {
  const { name, attached, sent, done } = useWriting(kind, rest)
  const form = useForm({
    endpoint: kind === 'note' ? inquiryCommands.note : inquiryCommands.reply,
    initial: empty,
    keep: name,
    toInput: ({ text }) => sent(text),
    done,
  })
  return <Fields kind={kind} form={form} attached={attached} {...rest} />
}

function useWriting(kind: Kind, { inquiry, onReplied }: Omit<WritingProps, 'kind'>) {
  const direction = useDirection()
  const name = `inquiry-${kind}-${inquiry.id}`
  const attached = useAttached(name, 'attachment10')
  return {
    name,
    attached,
    sent: (text: string) => ({
      id: inquiry.id,
      body: documentFromText(text.trim(), direction),
      attachments: attached.files.map(({ id }) => id),
    }),
    done: ({ id }: { id: string }) => {
      forgetAttached(name)
      if (id !== inquiry.id) onReplied?.(id)
    },
  }
}

interface FieldsProps extends WritingProps {
  readonly attached: Attached
  readonly form: Pick<
    ReturnType<typeof useForm<typeof empty, typeof inquiryCommands.note>>,
    'values' | 'change' | 'errors' | 'submit' | 'problem' | 'pending' | 'text'
  >
}

function Fields({ inquiry, kind, kinds = [], onKind, attached, form }: FieldsProps) {
  const { t } = useTranslation(['support', 'kit'])
  return (
    <form className={classes['writer']} data-kind={kind} onSubmit={form.submit} noValidate aria-busy={form.pending}>
      {form.problem && (
        <Alert color="red" variant="light" role="alert">
          {form.problem}
        </Alert>
      )}
      {kinds.length > 1 && onKind && (
        <SegmentedControl
          aria-label={t('kindLabel')}
          data={kinds.map((value) => ({ value, label: t(`kind_${value as 'answer' | 'ask' | 'note'}`) }))}
          value={kind}
          onChange={(value) => onKind(value as Kind)}
        />
      )}
      <AttachmentField
        attached={attached}
        purpose="attachment10"
        most={MAX_ATTACHMENTS}
        beside={
          kind === 'answer' && (
            <CannedPicker onPick={(text) => form.change({ text: joined(form.values.text, text) })} inquiry={inquiry} />
          )
        }
      >
        <UserTextarea
          autosize
          minRows={3}
          maxRows={14}
          label={t(kind === 'note' ? 'noteLabel' : kind === 'reply' ? 'replyLabel' : 'answerLabel')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
          }}
          {...form.text('text')}
          error={form.errors['text'] ?? form.errors['body']}
        />
      </AttachmentField>
      <div className={classes['end']}>
        <Text c="dimmed">{kind === 'reply' ? '' : t(`about_${kind}`)}</Text>
        <Button type="submit" disabled={form.pending || attached.sending.length > 0}>
          {t(`do_${kind}`)}
        </Button>
      </div>
    </form>
  )
}

const joined = (written: string, more: string): string => (written.trim() === '' ? more : `${written.trimEnd()}\n\n${more}`)

/** Puts a canned answer into what is written, in the language of a guest, or else of the reader. */
function CannedPicker({ inquiry: { guest }, onPick }: { inquiry: Inquiry; onPick: (text: string) => void }) {
  const { t } = useTranslation('support')
  const nameOf = useLocalName()
  const arabic = useDirection() === 'rtl'
  const { data } = useQuery(supportQueries.canned())
  if (!data || data.items.length === 0) return null
  const textOf = ({ textAr, textEn }: CannedAnswer) => ((guest ? guest.language === 'ar' : arabic) ? textAr : textEn)
  return (
    <Menu position="top-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<IconMessage2Bolt size={16} stroke={1.6} aria-hidden />}>
          {t('useCanned')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {data.items.map((one) => (
          <Menu.Item key={one.id} onClick={() => onPick(textOf(one))}>
            {nameOf({ nameAr: one.titleAr, nameEn: one.titleEn })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
