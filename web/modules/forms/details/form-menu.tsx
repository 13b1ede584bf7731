import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { SaveAsFile } from '../../fields/public.ts'
import { publicationQueries } from '../../publishing/public.ts'

/** What else is done with a form. Where it cannot be deleted, archiving is offered. */
export function FormMenu({ form }: { form: EditedForm }) {
  const { t } = useTranslation(['forms', 'kit', 'publishing'])
  const nameOf = useLocalName()
  const page = useDirection()
  const navigate = useNavigate()
  const [asks, ask] = useState(false)
  const copy = useWrite(forms.copy)
  const remove = useWrite(forms.delete, { quiet: true })
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  const { id } = form
  const open = (made: string) => void navigate({ to: '/admin/form/details', search: { id: made } as object })
  const away = () => void navigate({ to: '/admin/forms', search: {} })
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { ns: 'kit' })}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!form.template && (
            <Menu.Item
              leftSection={<IconTemplate {...icon} />}
              onClick={() => copy.mutate({ id, template: true }, { onSuccess: (made) => open(made.id) })}
            >
              {t('saveAsTemplate')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconCopy {...icon} />}
            onClick={() => copy.mutate({ id, template: false }, { onSuccess: (made) => open(made.id) })}
          >
            {t(form.template ? 'useTemplate' : 'duplicate')}
          </Menu.Item>
          <SaveAsFile address={fileAddress(forms.content, { id })} name={nameOf(form.content) || id} />
          {form.can.delete && (
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => ask(true)}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmLater
        opened={asks}
        onClose={() => ask(false)}
        title={t('deleteForm', { name: isolate(nameOf(form.content), page) })}
        action={t('delete', { ns: 'kit' })}
        onConfirm={() => remove.mutate({ id }, { onSuccess: away })}
        write={remove}
      >
        {t('deleteFormText')}
        {remove.error?.code === 'forms.not_deleted' && <NotDeleted id={id} onDone={away} />}
      </ConfirmLater>
    </>
  )
}

function NotDeleted({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation(['forms', 'publishing'])
  const archive = useWrite(formPublishing.archive)
  const { data } = useQuery(publicationQueries(formPublishing).publication(id))
  const may = data !== undefined && data.status !== 'published' && data.archivedDate === null
  return (
    <>
      <p>{t('notDeletedText')}</p>
      {may && (
        <Button
          variant="default"
          disabled={archive.isPending}
          onClick={() => archive.mutate({ id, version: data.version, on: true }, { onSuccess: onDone })}
        >
          {t('archive', { ns: 'publishing' })}
        </Button>
      )}
    </>
  )
}
