import type { Names } from '@diwan/contract/publishing/schemas'
import type { Field, FieldType } from '@diwan/core/fields/field'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { FormBuilder, type BuiltForm } from '../../fields/public.ts'
import classes from '../publishing.module.css'
import type { ContentWriting } from './use-content.ts'

type Builder = ComponentProps<typeof FormBuilder>

interface BuildFieldsProps {
  readonly writing: Pick<ContentWriting<Names & { readonly fields: Field[] }>, 'content' | 'set' | 'errors' | 'undo' | 'redo'>
  readonly starters: NonNullable<Builder['begins']>['starters']
  /** The types of fields that are offered; all of them where it is left out. */
  readonly types?: readonly FieldType[]
  /** Only the wording may be changed. */
  readonly wordingOnly?: boolean
  /** Sentences that its author should know, in one quiet line. */
  readonly notes?: readonly string[]
}

/** The fields of a form or a survey. One that is begun from a starter keeps the title it already has. */
export function BuildFields({ writing, starters, types, wordingOnly = false, notes = [] }: BuildFieldsProps) {
  const { content, set, errors, undo, redo } = writing
  const start = (form: BuiltForm, fields: Field[]): void =>
    set({
      fields,
      nameAr: content.nameAr || form.nameAr,
      nameEn: content.nameEn || form.nameEn,
      descriptionAr: content.descriptionAr || form.descriptionAr,
      descriptionEn: content.descriptionEn || form.descriptionEn,
    })
  return (
    <div className={classes['build']}>
      {notes.length > 0 && (
        <p className={classes['buildNote']}>
          <IconInfoCircle size={17} stroke={1.6} aria-hidden />
          {notes.join(' ')}
        </p>
      )}
      <FormBuilder
        form={content}
        fields={content.fields}
        {...(types && { types })}
        wordingOnly={wordingOnly}
        errors={errorsBelow(errors, 'fields')}
        undo={undo}
        redo={redo}
        onChange={(fields, where) => set({ fields }, where)}
        begins={{ starters, onPick: start }}
      />
    </div>
  )
}

/** The messages of one property by the rest of their paths: `0.labelAr` of `fields.0.labelAr`. */
export const errorsBelow = (errors: Readonly<Partial<Record<string, string>>>, property: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      text !== undefined && path.startsWith(`${property}.`) ? [[path.slice(property.length + 1), text]] : [],
    ),
  )
