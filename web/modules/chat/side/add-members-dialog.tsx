import { chatPeople } from '@diwan/contract/chat/endpoints'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { SteadyChat } from '../api/api.ts'
import { PeopleField } from '../pane/people-field.tsx'

interface AddMembersDialogProps {
  readonly chat: SteadyChat
  /** Who is in it already. */
  readonly present: readonly string[]
  readonly onClose: () => void
}

const blank = { people: [] as readonly Person[] }

/** Says what they will see before they are added. */
export function AddMembersDialog({ chat, present, onClose }: AddMembersDialogProps) {
  const { t } = useTranslation('chat')
  const form = useForm({
    endpoint: chatPeople.addPeople,
    initial: blank,
    toInput: ({ people }) => ({ id: chat.id, userIds: people.map(({ id }) => id), degree: 'member' as const }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('addMembers')} form={form} action={t('add')} size={520}>
      <p>{t('addedSeeAll')}</p>
      <PeopleField label={t('members')} without={present} {...form.pick('people', 'userIds')} />
    </FormDialog>
  )
}
