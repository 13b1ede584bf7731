import { chat } from '@diwan/contract/chat/endpoints'
import { MAX_CHAT_DESCRIPTION, MAX_CHAT_NAME } from '@diwan/contract/chat/limits'
import type { Person } from '@diwan/contract/users/schemas/person'
import { Modal, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useSession } from '../../../kit/session.ts'
import { typeAhead } from '../../../kit/type-ahead.ts'
import { useWrite } from '../../../kit/write.ts'
import { asPerson } from '../../../ui/person-chip.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PhotoField } from '../../../ui/photo-field.tsx'
import { Picker } from '../../../ui/picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { chatQueries } from '../api/api.ts'
import classes from './new-chat-dialog.module.css'
import { PeopleField } from './people-field.tsx'

type What = 'chat' | 'group'

interface NewChatDialogProps {
  readonly opened: boolean
  /** Nothing while it is closed. */
  readonly what: What | undefined
  readonly onClose: () => void
  /** Opens the new chat, which takes the dialog off the screen. */
  readonly onDone: (id: string) => Promise<void>
}

/** A person to talk to at once, or a group with a name and its people. */
export default function NewChatDialog({ opened, what, onClose, onDone }: NewChatDialogProps) {
  const [chosen, choose] = useState<What>()
  const shown = chosen ?? what ?? 'chat'
  const close = () => {
    choose(undefined)
    onClose()
  }
  const done = (id: string) => onDone(id).then(() => choose(undefined))
  const kinds = <Kinds shown={shown} choose={choose} />
  if (shown === 'group') return <NewGroup opened={opened} kinds={kinds} onClose={close} onDone={done} />
  return <NewPersonal opened={opened} kinds={kinds} onClose={close} onDone={done} />
}

function Kinds({ shown, choose }: { shown: What; choose: (what: What) => void }) {
  const { t } = useTranslation('chat')
  return (
    <SegmentedControl
      aria-label={t('newChat')}
      fullWidth
      data={(['chat', 'group'] as const).map((value) => ({ value, label: t(`new_${value}`) }))}
      value={shown}
      onChange={(value) => choose(value)}
    />
  )
}

interface Dialog {
  readonly opened: boolean
  readonly kinds: ReactNode
  readonly onClose: () => void
  /** Opens the new chat, which takes the dialog off the screen. */
  readonly onDone: (id: string) => Promise<void>
}

function NewPersonal({ opened, kinds, onClose, onDone }: Dialog) {
  const { t } = useTranslation(['chat', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('newChat')}
      size={480}
      radius={phone ? 0 : 14}
      fullScreen={phone ?? false}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
    >
      <div className={classes['personal']}>
        {kinds}
        <Colleagues onDone={onDone} />
      </div>
    </Modal>
  )
}

/** It leaves the screen with the dialog, so a chat that is begun only after that does not open by itself. */
function Colleagues({ onDone }: Pick<Dialog, 'onDone'>) {
  const { t } = useTranslation('chat')
  const me = useSession()?.metadata.id
  const begin = useWrite(chat.personal)
  const search = (text: string) => ({
    ...chatQueries.colleagues(text),
    select: (people: readonly Person[]) => people.filter(({ id }) => id !== me),
  })
  const done = begin.isPending || begin.isSuccess
  const pick = ({ id: userId }: Person) => {
    if (done) return
    const opened = new Promise((resolve, reject) => {
      begin.mutate({ userId }, { onSuccess: ({ id }) => resolve(onDone(id)), onError: reject })
    })
    typeAhead(opened)
  }
  return <Picker<Person> label={t('whom')} search={search} {...asPerson} done={done} onPick={pick} />
}

const blank = { name: '', description: '', photoId: null as string | null, people: [] as readonly Person[] }

function NewGroup({ opened, kinds, onClose, onDone }: Dialog) {
  const { t } = useTranslation('chat')
  const form = useForm({
    endpoint: chat.create,
    initial: blank,
    toInput: ({ name, description, photoId, people }) => ({
      name,
      photoId,
      description: description.trim() === '' ? null : description,
      userIds: people.map(({ id }) => id),
    }),
    keep: 'new-group',
    done: ({ id }) => {
      form.reset()
      void onDone(id)
    },
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('newGroup')} form={form} action={t('createGroup')} size={520}>
      {kinds}
      <UserInput label={t('groupName')} maxLength={MAX_CHAT_NAME} data-autofocus {...form.text('name')} />
      <PeopleField label={t('members')} {...form.pick('people', 'userIds')} />
      <UserTextarea
        label={t('description')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={MAX_CHAT_DESCRIPTION}
        {...form.text('description')}
      />
      <PhotoField
        person={{ id: 'new', fullName: form.values.name }}
        current={null}
        label={t('groupPhoto')}
        {...form.pick('photoId')}
      />
    </FormDialog>
  )
}
