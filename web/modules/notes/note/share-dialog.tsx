import { notePeople } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { NOTE_DEGREES } from '@diwan/contract/notes/vocabulary'
import { ActionIcon, Button, Menu, Modal, Skeleton } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { AddPicker } from '../../../ui/add-picker.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { asPerson } from '../../../ui/person-chip.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { noteQueries } from '../api.ts'
import classes from './note-screen.module.css'

interface ShareDialogProps {
  readonly note: Note
  readonly opened: boolean
  readonly onClose: () => void
}

/** Who reads the note, who writes in it too, and whom to add. */
export default function ShareDialog({ note: { id, createdBy }, opened, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['notes', 'kit', 'people'])
  const phone = usePhone()
  const { data, error, refetch } = useQuery(noteQueries.people(id))
  const { mutate: add } = useWrite(notePeople.addPeople)
  const { mutate: change } = useWrite(notePeople.changePerson)
  const { mutate: remove } = useWrite(notePeople.removePerson)
  const people = data?.items
  const known = new Set([createdBy.id, ...(people ?? []).map(({ person }) => person.id)])
  const search = (text: string) => {
    const asked = noteQueries.colleagues(text)
    return { ...asked, queryFn: async () => (await asked.queryFn()).filter((person) => !known.has(person.id)) }
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('share')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={480}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      {!people && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={80} />)}
      {people?.length === 0 && <p className={classes['quiet']}>{t('sharedWithNobody')}</p>}
      {people && people.length > 0 && (
        <ul className={classes['people']} aria-label={t('sharedWith')}>
          {people.map(({ person, degree }) => (
            <li key={person.id}>
              <PersonPress person={person} />
              <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
                <Menu.Target>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    rightSection={<IconChevronDown size={14} stroke={1.7} aria-hidden />}
                    aria-label={`${t('degree')}: ${person.fullName}, ${t(`degree_${degree}`)}`}
                  >
                    {t(`degree_${degree}`)}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {NOTE_DEGREES.map((one) => (
                    <Menu.Item key={one} onClick={() => change({ id, userId: person.id, degree: one })}>
                      {t(`degree_${one}`)}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('remove', { ns: 'people', person: person.fullName })}
                onClick={() => remove({ id, userId: person.id })}
              >
                <IconX size={16} stroke={1.7} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <AddPicker
        label={t('addPerson')}
        search={search}
        {...asPerson}
        onAdd={(person) => add({ id, userIds: [person.id], degree: 'edit' })}
      />
    </Modal>
  )
}
