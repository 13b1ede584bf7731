import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import type { TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { IconDots, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { MoveItems } from '../../../ui/move-items.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { TemplateSign } from '../template-sign.tsx'
import classes from './templates.module.css'
import { useTemplateAddress } from './use-template-address.ts'

export interface TemplateRowProps {
  readonly line: TemplateLine
  readonly isFirst: boolean
  /** The one it would stand behind, moved up; at the top without. */
  readonly before: TemplateLine | undefined
  readonly after: TemplateLine | undefined
}

export function TemplateRow(props: TemplateRowProps) {
  const { line } = props
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const arabic = useDirection() === 'rtl'
  const { open } = useTemplateAddress()
  const other = arabic ? line.nameEn : line.nameAr
  const group = line.group && nameOf(line.group)
  return (
    <li className={classes['row']} data-template={line.id}>
      <UnstyledButton className={classes['open'] ?? ''} onClick={() => open(line.id)}>
        <TemplateSign icon={line.icon} />
        <span className={classes['names']}>
          <strong>
            <UserText text={nameOf(line) || t('unnamedTemplate')} />
          </strong>
          {other && other !== nameOf(line) && (
            <span lang={arabic ? 'en' : 'ar'}>
              <UserText text={other} />
            </span>
          )}
        </span>
        <span className={classes['dim']}>
          <UserText text={nameOf({ nameAr: line.categoryAr, nameEn: line.categoryEn })} />
          {group && <UserText text={group} />}
        </span>
        <State line={line} />
      </UnstyledButton>
      <RowMenu {...props} />
    </li>
  )
}

/** As words: a draft, on offer, switched off; and what still has to be done. */
export function State({ line }: { line: Pick<TemplateLine, 'active' | 'publishedDate' | 'changed' | 'untranslated'> }) {
  const { t } = useTranslation(['tickets', 'fields'])
  const state = line.publishedDate === null ? 'draft' : line.active ? 'active' : 'inactive'
  return (
    <span className={classes['marks']}>
      <small data-state={state}>{t(`template_${state}`)}</small>
      {line.changed && line.publishedDate !== null && <small data-state="changed">{t('template_changed')}</small>}
      {line.untranslated && <small data-state="untranslated">{t('untranslated', { ns: 'fields' })}</small>}
    </span>
  )
}

function RowMenu({ line, isFirst, before, after }: TemplateRowProps) {
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
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('templateActions', { name })}>
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
