import { Select } from '@mantine/core'
import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { FEED_CONTENTS } from '@diwan/contract/schedule/vocabulary/feeds'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'

type Content = (typeof FEED_CONTENTS)[number]
const initial: { name: string; content: Content } = { name: '', content: 'busy' }

export function NewFeedDialog({ onClose, onMade }: { onClose: () => void; onMade: (address: string) => void }) {
  const { t } = useTranslation('schedule')
  const form = useForm({ endpoint: feeds.make, initial, toInput: (values) => values, done: ({ address }) => onMade(address) })
  return (
    <FormDialog opened onClose={onClose} title={t('newFeed')} form={form} action={t('makeFeed')} size={480}>
      <UserInput label={t('feedName')} placeholder={t('feedNameExample')} data-autofocus {...form.text('name')} />
      <Select
        label={t('feedContent')}
        description={t('feedsOutText')}
        allowDeselect={false}
        data={FEED_CONTENTS.map((content) => ({ value: content, label: t(`feedContent_${content}`) }))}
        {...form.pick('content')}
        required={false}
        onChange={(chosen) => form.change({ content: FEED_CONTENTS.find((one) => one === chosen) ?? initial.content })}
      />
    </FormDialog>
  )
}
