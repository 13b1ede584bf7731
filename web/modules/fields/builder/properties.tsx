import { ActionIcon } from '@mantine/core'
import { asType } from '@diwan/core/fields/draft'
import type { Field } from '@diwan/core/fields/field'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { FieldParts } from '../editor/field-parts.tsx'
import classes from './builder.module.css'

interface PropertiesProps {
  readonly fields: readonly Field[]
  readonly index: number
  readonly errors: Readonly<Record<string, string | undefined>>
  /** After the first answers only words may change. */
  readonly wordingOnly: boolean
  readonly onChange: (field: Field, where?: string) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
}

/** Everything that can be said about the chosen field. */
export function Properties({ fields, index, errors, wordingOnly, onChange, onDuplicate, onRemove }: PropertiesProps) {
  const { t } = useTranslation(['fields', 'kit'])
  const nameOf = useLocalName()
  const field = fields[index]
  if (!field) return <p className={classes['nothing']}>{t('chooseField')}</p>
  const name = nameOf({ nameAr: field.labelAr, nameEn: field.labelEn }) || t(`type_${field.type}`)
  const sign = { size: 17, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <section key={field.key} className={classes['properties']} aria-label={t('properties', { name })} data-properties={field.key}>
      <header>
        <h3>
          <UserText text={name} />
        </h3>
        {!wordingOnly && (
          <>
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('duplicate')} onClick={onDuplicate}>
              <IconCopy {...sign} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('remove', { ns: 'kit' })} onClick={onRemove}>
              <IconTrash {...sign} />
            </ActionIcon>
          </>
        )}
      </header>
      <FieldParts
        field={field}
        others={fields.filter(({ key }) => key !== field.key)}
        above={fields.slice(0, index)}
        errors={errors}
        wordingOnly={wordingOnly}
        onChange={onChange}
        onType={(type) => onChange(asType(field, type))}
      />
    </section>
  )
}
