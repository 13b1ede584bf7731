import { documentFromText } from '@diwan/core/document'
import { support } from '@diwan/contract/support/endpoints/support'
import { MAX_ATTACHMENTS } from '@diwan/contract/support/limits'
import { INQUIRY_CATEGORIES, type InquiryCategory } from '@diwan/contract/support/vocabulary'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { Checkbox, Select, Text } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAttached } from '../../kit/attached-files.ts'
import { useForm } from '../../kit/form.ts'
import { useDirection } from '../../kit/formats.ts'
import { AttachmentField } from '../../ui/attachment-field.tsx'
import { FormFrame } from '../../ui/form-frame.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import { SentDetails } from './sent-details.tsx'
import { useBrowserDetails } from './use-browser-details.ts'

interface Values extends Record<string, unknown> {
  subject: string
  category: InquiryCategory
  text: string
  details: boolean
}
const empty: Values = { subject: '', category: 'technical', text: '', details: true }
const NAME = 'inquiry-new'

interface Props {
  readonly onSent: (id: string) => void
  readonly onClose: () => void
}

/** What is sent besides the words is shown below them, and can be left out. */
export function NewInquiryForm({ onSent, onClose }: Props) {
  const { t } = useTranslation(['support', 'kit'])
  const direction = useDirection()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const details = useBrowserDetails()
  const attached = useAttached(NAME, 'attachment10')
  const form = useForm({
    endpoint: support.create,
    initial: empty,
    keep: NAME,
    toInput: (values) => ({
      subject: values.subject,
      category: values.category,
      body: documentFromText(values.text.trim(), direction),
      attachments: attached.files.map(({ id }) => id),
      ...(values.details && { module: moduleOf(path), path, details }),
    }),
    attached,
    done: ({ id }) => onSent(id),
  })
  return (
    <FormFrame form={form} onClose={onClose} action={t('sendInquiry')}>
      <Text c="dimmed">{t('contactText')}</Text>
      <UserInput label={t('subject')} data-autofocus {...form.text('subject')} />
      <Select
        label={t('category')}
        allowDeselect={false}
        data={INQUIRY_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))}
        value={form.values.category}
        onChange={(value) => form.change({ category: INQUIRY_CATEGORIES.find((one) => one === value) ?? 'technical' })}
      />
      <AttachmentField attached={attached} purpose="attachment10" most={MAX_ATTACHMENTS} error={form.waiting}>
        <UserTextarea autosize minRows={3} maxRows={14} label={t('message')} {...form.text('text', 'body')} />
      </AttachmentField>
      <Checkbox
        label={t('attachDetails')}
        description={t('sentWithText')}
        checked={form.values.details}
        onChange={(event) => form.change({ details: event.currentTarget.checked })}
      />
      {form.values.details && <SentDetails path={path} details={details} />}
    </FormFrame>
  )
}

/** The module whose screen this is, by the first part of its address below the area. */
function moduleOf(path: string): string | null {
  const [, area, first = ''] = path.split('/')
  if (first === '') return null
  return moduleEntries.find(({ admin, user }) => (area === 'admin' ? admin : user)?.includes(first))?.key ?? null
}
