import { ActionIcon, Menu } from '@mantine/core'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import type { TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { IconDots, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { MoveItems } from '../../../ui/move-items.tsx'

export interface TemplateMenuProps {
  readonly line: TemplateLine
  readonly isFirst: boolean
  /** The one it would stand behind, moved up; at the top without. */
  readonly before: TemplateLine | undefined
  readonly after: TemplateLine | undefined
}

/** What may be done with a template without opening it; its place among the others is kept by hand. */
export function TemplateMenu({ line, isFirst, before, after }: TemplateMenuProps) {
  const { t } = useTranslation(['tickets', 'fields', 'kit'])
  const name = useLocalName()(line)
  const [deleting, setDeleting] = useState(false)
  const reorder = useWrite(templates.reorder)
  const activate = useWrite(templates.activate)
  const deactivate = useWrite(templates.deactivate)
  const remove = useWrite(templates.delete, { quiet: true })
  const at = { id: line.id, version: line.version }
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <>
      <Menu width={220} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('templateActions', { name })}>
            <IconDots {...sign} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MoveItems
            labels={{ up: t('moveUp', { ns: 'fields' }), down: t('moveDown', { ns: 'fields' }) }}
            up={isFirst ? undefined : () => reorder.mutate({ ...at, ...(before && { behindId: before.id }) })}
            down={after && (() => reorder.mutate({ ...at, behindId: after.id }))}
          />
          {line.active ? (
            <Menu.Item leftSection={<IconEyeOff {...sign} />} onClick={() => deactivate.mutate(at)}>
              {t('deactivate')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconEye {...sign} />}
              disabled={line.publishedDate === null}
              onClick={() => activate.mutate(at)}
            >
              {t('activate')}
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={() => setDeleting(true)}>
            {t('delete', { ns: 'kit' })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        title={t('deleteTemplate', { name: name || t('unnamedTemplate') })}
        action={t('delete', { ns: 'kit' })}
        write={remove}
        onConfirm={() => remove.mutate(at, { onSuccess: () => setDeleting(false) })}
      >
        {t('deleteTemplateAbout')}
      </ConfirmDialog>
    </>
  )
}
