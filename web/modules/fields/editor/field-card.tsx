import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { missingTexts } from '@diwan/core/fields/missing-texts'
import { IconChevronDown, IconCopy, IconDots, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { MoveItems } from '../../../ui/move-items.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { FieldCardProps } from '../types.ts'
import classes from './editor.module.css'
import { FieldParts } from './field-parts.tsx'
import { FieldSign } from './field-sign.tsx'

/** One field of the list; its line says what it is, opened it is edited in place. */
export function FieldCard(props: FieldCardProps) {
  const { field, place, errors, opened, onToggle, onMove, drag } = props
  const { t } = useTranslation('fields')
  const name = useFieldName(field)
  const [held, setHeld] = useState(false)
  const [over, setOver] = useState(false)
  const wrong = Object.values(errors).some(Boolean)

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.code]
    if (step === undefined) return
    event.preventDefault()
    onMove(place.index + step)
  }
  const hear = {
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      drag.begin()
    },
    onDragOver: (event: DragEvent) => {
      if (!drag.over) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      drag.drop()
    },
    onDragEnd: () => {
      setHeld(false)
      drag.end()
    },
  }
  return (
    <li
      className={classes['card']}
      draggable={held}
      data-over={over || undefined}
      data-wrong={wrong || undefined}
      data-key={field.key}
      {...hear}
    >
      <div className={classes['line']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          className={classes['handle'] ?? ''}
          data-handle
          aria-label={t('moveField', { name })}
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          onKeyDown={onKey}
        >
          <IconGripVertical size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
        <UnstyledButton className={classes['open'] ?? ''} aria-expanded={opened} onClick={onToggle}>
          <FieldSign type={field.type} />
          <span>
            <UserText text={name} />
          </span>
          <Marks field={field} mark={props.options.mark?.(field)} lacking={props.options.lacking?.(field)} />
          <IconChevronDown size={16} stroke={1.6} aria-hidden data-opened={opened || undefined} />
        </UnstyledButton>
        <CardMenu {...props} name={name} />
      </div>
      {opened && <FieldParts {...props} />}
    </li>
  )
}

function useFieldName(field: Field): string {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  return nameOf({ nameAr: field.labelAr, nameEn: field.labelEn }) || t(`type_${field.type}`)
}

/** What one would otherwise have to open it for. */
function Marks({ field, mark, lacking }: { field: Field; mark: string | undefined; lacking: string | undefined }) {
  const { t } = useTranslation('fields')
  const { ar, en } = missingTexts([field])
  const lacks = ar + en > 0
  return (
    <>
      {field.required && <small>{t('required')}</small>}
      {'readonly' in field && field.readonly && <small>{t('readonly')}</small>}
      {mark !== undefined && <small>{mark}</small>}
      {field.when && <small>{t('conditional')}</small>}
      {lacks && <small data-lacks>{t('untranslated')}</small>}
      {lacking !== undefined && <small data-lacks>{lacking}</small>}
    </>
  )
}

function CardMenu({ place, name, onMove, onDuplicate, onRemove }: FieldCardProps & { name: string }) {
  const { t } = useTranslation(['fields', 'kit'])
  const sign = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('fieldActions', { name })}>
          <IconDots {...sign} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MoveItems
          labels={{ up: t('moveUp'), down: t('moveDown') }}
          up={place.index === 0 ? undefined : () => onMove(place.index - 1)}
          down={place.last ? undefined : () => onMove(place.index + 1)}
        />
        <Menu.Item leftSection={<IconCopy {...sign} />} onClick={onDuplicate}>
          {t('duplicate')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...sign} />} onClick={onRemove}>
          {t('remove', { ns: 'kit' })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
