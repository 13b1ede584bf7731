import { isolate } from '@diwan/core/direction'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { SaveAsFile } from '../../fields/public.ts'
import { NotDeleted } from './not-deleted.tsx'
import type { ContentKind, EditedContent, MenuWords } from '../types.ts'
import { searchOf } from '../model/address.ts'

interface ContentMenuProps {
  readonly kind: ContentKind
  readonly record: EditedContent
  readonly words: MenuWords
}

/** What else is done with a piece of content. Where it cannot be deleted, archiving is offered. */
export function ContentMenu({ kind, record, words }: ContentMenuProps) {
  const { endpoints, publishing, places, used } = kind
  const { t } = useTranslation(['publishing', 'kit'])
  const nameOf = useLocalName()
  const page = useDirection()
  const navigate = useNavigate()
  const [asks, ask] = useState(false)
  const copy = useWrite(endpoints.copy)
  const remove = useWrite(endpoints.delete, { quiet: true })
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  const { id, template } = record
  const name = nameOf(record.content)
  const begin = (asTemplate: boolean) =>
    copy.mutate(
      { id, template: asTemplate },
      { onSuccess: (made) => void navigate({ to: places.details, search: searchOf({ id: made.id }) }) },
    )
  const away = () => void navigate({ to: places.list, search: searchOf({}) })
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { ns: 'kit' })}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!template && (
            <Menu.Item leftSection={<IconTemplate {...icon} />} onClick={() => begin(true)}>
              {t('saveAsTemplate')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => begin(false)}>
            {template ? words.useTemplate : t('duplicate')}
          </Menu.Item>
          <SaveAsFile address={fileAddress(endpoints.content, { id })} name={name || id} />
          {record.can.delete && (
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => ask(true)}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmLater
        opened={asks}
        onClose={() => ask(false)}
        title={t('deleteTitle', { name: isolate(name, page) })}
        action={t('delete', { ns: 'kit' })}
        onConfirm={() => remove.mutate({ id }, { onSuccess: away })}
        write={remove}
      >
        {words.deleteText}
        {remove.error?.code === used && <NotDeleted id={id} publishing={publishing} text={words.usedText} onDone={away} />}
      </ConfirmLater>
    </>
  )
}
