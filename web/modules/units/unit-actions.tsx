import { ActionIcon, Button, Menu } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { kindsBelow } from '@diwan/contract/units/vocabulary'
import {
  IconArchive,
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconPlus,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUnitAddress } from './address.ts'
import { unitQueries } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewUnitDialog, RenameDialog } from './unit-form.tsx'
import { setOpen } from './use-tree.ts'

type Dialog = 'new' | 'rename' | 'move' | 'archive' | 'delete'

/** What may be done with a unit: one button for the most frequent, a menu for the rest. */
export function UnitActions({ unit }: { unit: UnitRecord }) {
  const { t } = useTranslation(['units', 'kit'])
  const nameOf = useLocalName()
  const address = useUnitAddress()
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const [archive, restore] = [useWrite(units.archive), useWrite(units.restore)]
  const { id, version } = unit
  if (!unit.can.manage) return null
  return (
    <>
      {!unit.archived && kindsBelow(unit.kind).length > 0 && (
        <Button
          variant="default"
          h={36}
          leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
          onClick={() => setDialog('new')}
        >
          {unit.kind === 'group' ? t('new_level') : t('newBelow')}
        </Button>
      )}
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={() => setDialog('rename')}>
            {t('rename')}
          </Menu.Item>
          {!unit.archived && <OrderItems unit={unit} />}
          {!unit.archived && (
            <Menu.Item leftSection={<IconArrowsMove size={16} stroke={1.6} aria-hidden />} onClick={() => setDialog('move')}>
              {t('move')}
            </Menu.Item>
          )}
          {unit.archived ? (
            <Menu.Item
              leftSection={<IconRestore size={16} stroke={1.6} aria-hidden />}
              onClick={() => restore.mutate({ id, version })}
            >
              {t('restore')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchive size={16} stroke={1.6} aria-hidden />} onClick={() => setDialog('archive')}>
              {t('archive')}
            </Menu.Item>
          )}
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
            onClick={() => setDialog('delete')}
          >
            {t('delete', { ns: 'kit' })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'move' && <MoveDialog unit={unit} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog unit={unit} onClose={close} />}
      <NewUnitDialog
        opened={dialog === 'new'}
        onClose={close}
        parent={unit}
        onDone={(made) => {
          setOpen([unit.id], true)
          address.open(made, unit)
        }}
      />
      {dialog === 'rename' && <RenameDialog opened onClose={close} unit={unit} />}
      <ConfirmDialog
        opened={dialog === 'archive'}
        onClose={close}
        title={t('archiveQuestion', { name: nameOf(unit) })}
        action={t('archive')}
        write={archive}
        onConfirm={() => archive.mutate({ id, version }, { onSuccess: close })}
      >
        {t('archiveAbout')}
      </ConfirmDialog>
    </>
  )
}

/** One place up or down among the siblings that are held; the tree has loaded them. */
function OrderItems({ unit: { id, version, parentId } }: { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const reorder = useWrite(units.reorder)
  const siblings = useInfiniteQuery(unitQueries.children(parentId, 'without')).data?.pages.flatMap(({ items }) => items) ?? []
  const at = siblings.findIndex((one) => one.id === id)
  const put = (behind: string | undefined) => reorder.mutate({ id, version, ...(behind !== undefined && { behindId: behind }) })
  if (at < 0) return null
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={16} stroke={1.6} aria-hidden />}
        disabled={at === 0}
        onClick={() => put(siblings[at - 2]?.id)}
      >
        {t('up')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} stroke={1.6} aria-hidden />}
        disabled={at === siblings.length - 1}
        onClick={() => put(siblings[at + 1]?.id)}
      >
        {t('down')}
      </Menu.Item>
    </>
  )
}
