import { chat as endpoints, chatPeople } from '@diwan/contract/chat/endpoints'
import { MAX_CHAT_DESCRIPTION, MAX_CHAT_NAME } from '@diwan/contract/chat/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PhotoField } from '../../../ui/photo-field.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { useChatAddress } from '../address.ts'
import type { SteadyChat } from '../api/api.ts'
import { nameOf } from '../sentence.ts'
import type { ChatDialog } from './chat-menu.tsx'

interface ChatDialogsProps {
  readonly chat: SteadyChat
  /** Whether one of them is open; until they can be fetched, the message at the button goes by it. */
  readonly opened: boolean
  readonly dialog: ChatDialog | undefined
  readonly onClose: () => void
}

/** What is asked before a chat is changed, left or deleted. */
export default function ChatDialogs({ chat, dialog, onClose }: ChatDialogsProps) {
  const { t } = useTranslation('chat')
  const address = useChatAddress()
  const leave = useWrite(chatPeople.leave, { quiet: true })
  const remove = useWrite(endpoints.delete, { quiet: true })
  const { id, kind } = chat
  const gone = () => {
    onClose()
    address.close()
  }
  return (
    <>
      <ConfirmDialog
        opened={dialog === 'delete'}
        onClose={onClose}
        title={t('deleteChatTitle')}
        action={t('deleteChat')}
        write={remove}
        onConfirm={() => remove.mutate({ id }, { onSuccess: gone })}
      >
        <p>{t(kind === 'group' ? 'deleteGroupText' : 'deletePersonalText', { name: nameOf(chat) })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog === 'leave'}
        onClose={onClose}
        title={t('leaveGroupTitle', { name: nameOf(chat) })}
        action={t('leaveGroup')}
        write={leave}
        onConfirm={() => leave.mutate({ id }, { onSuccess: gone })}
      >
        <p>{t('leaveGroupText')}</p>
      </ConfirmDialog>
      {kind === 'group' && <ChangeGroup key={chat.version} chat={chat} opened={dialog === 'change'} onClose={onClose} />}
    </>
  )
}

function ChangeGroup({ chat, opened, onClose }: { chat: SteadyChat; opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const initial = { name: chat.name ?? '', description: chat.description ?? '', photoId: undefined as string | null | undefined }
  const form = useForm({
    endpoint: endpoints.change,
    initial,
    toInput: ({ name, description, photoId }) => ({
      id: chat.id,
      version: chat.version,
      name,
      description: description.trim() === '' ? null : description,
      ...(photoId !== undefined && { photoId }),
    }),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('changeGroup')} form={form} size={520}>
      <UserInput label={t('groupName')} maxLength={MAX_CHAT_NAME} data-autofocus {...form.text('name')} />
      <UserTextarea
        label={t('description')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={MAX_CHAT_DESCRIPTION}
        {...form.text('description')}
      />
      <PhotoField
        person={{ id: chat.id, fullName: form.values.name }}
        current={chat.photo}
        label={t('groupPhoto')}
        {...form.pick('photoId')}
      />
    </FormDialog>
  )
}
