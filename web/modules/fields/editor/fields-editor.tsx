import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { asType, duplicated, moved, newField } from '@diwan/core/fields/draft'
import type { Field, FieldType } from '@diwan/core/fields/field'
import { FIELD_TYPES, FIELDS_MAX } from '@diwan/core/fields/field'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './editor.module.css'
import type { EditorOptions } from '../types.ts'
import { FieldCard } from './field-card.tsx'
import { useAskedRemoval } from '../use-asked-removal.ts'
import { FieldSign } from './field-sign.tsx'
import { RemovalDialog } from './removal-dialog.tsx'

export interface FieldsEditorProps {
  readonly fields: readonly Field[]
  /** `where` names what is being typed in, for the steps of undoing. */
  readonly onChange: (fields: Field[], where?: string) => void
  /** By path: `2.labelAr`. */
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly options?: EditorOptions
}

/** Builds the fields of a template, a form, a survey: with the pointer and with the keyboard alike. */
export function FieldsEditor({ fields, onChange, errors, options = {} }: FieldsEditorProps) {
  const { t } = useTranslation('fields')
  const { types = FIELD_TYPES, most = FIELDS_MAX, words } = options
  const [opened, setOpened] = useState<string | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const removal = useAskedRemoval(fields)
  const addButton = useRef<HTMLButtonElement>(null)

  const move = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    onChange(moved(fields, from, to))
    setSaid(t('movedTo', { place: to + 1, all: fields.length }))
    // the handle keeps the focus at its new place
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>('[data-handle]')?.focus())
  }
  const add = (type: FieldType) => {
    const field = newField(fields, type)
    onChange([...fields, field])
    setOpened(field.key)
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input[lang]')?.focus())
  }
  return (
    <div className={classes['editor']}>
      <ol ref={list} className={classes['list']} aria-label={words?.list ?? t('fields')}>
        {fields.map((field, index) => (
          <FieldCard
            key={field.key}
            options={options}
            field={field}
            others={fields.filter(({ key }) => key !== field.key)}
            above={fields.slice(0, index)}
            place={{ index, last: index === fields.length - 1 }}
            errors={errorsOf(errors, index)}
            opened={opened === field.key}
            onToggle={() => setOpened(opened === field.key ? null : field.key)}
            onChange={(changed, where) =>
              removal.ask(fields.with(index, changed), (next) => onChange(next, where && `${field.key}.${where}`))
            }
            onType={(type) => removal.ask(fields.with(index, asType(field, type)), onChange)}
            onMove={(to) => move(index, to)}
            onDuplicate={() => onChange(duplicated(fields, index))}
            onRemove={() => {
              removal.ask(fields.toSpliced(index, 1), (next) => {
                onChange(next)
                addButton.current?.focus() // its menu is gone with it
              })
            }}
            drag={{
              over: dragged !== null && dragged !== index,
              begin: () => setDragged(index),
              end: () => setDragged(null),
              drop: () => dragged !== null && move(dragged, index),
            }}
          />
        ))}
      </ol>
      {fields.length === 0 && <p className={classes['none']}>{words?.none ?? t('noFields')}</p>}
      <Menu width={240} position="bottom-start">
        <Menu.Target>
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            disabled={fields.length >= most}
          >
            {words?.add ?? t('addField')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {types.map((type) => (
            <Menu.Item key={type} leftSection={<FieldSign type={type} />} onClick={() => add(type)}>
              {t(`type_${type}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <RemovalDialog {...removal} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

const errorsOf = (errors: FieldsEditorProps['errors'], index: number): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(`${index}.`) ? [[path.slice(String(index).length + 1), text]] : [],
    ),
  )
