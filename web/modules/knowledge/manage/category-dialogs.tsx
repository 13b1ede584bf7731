import type { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { COLOURS, type Colour } from '@diwan/contract/kit/colours'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { MAX_CATEGORY_DESCRIPTION, MAX_CATEGORY_NAME } from '@diwan/contract/knowledge/limits'
import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { CATEGORY_ICONS, type CategoryIcon } from '@diwan/contract/knowledge/vocabulary'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { ColourChoice } from '../../../ui/colour-choice.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { unitsNamed } from '../../publishing/public.ts'
import { managedQueries } from '../api/writes.ts'
import { categoryIcons } from '../model/category-icons.ts'
import classes from './new-article.module.css'

interface Unit {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

interface Values extends Record<string, unknown> {
  nameAr: string
  nameEn: string
  descriptionAr: string
  descriptionEn: string
  icon: CategoryIcon
  colour: Colour
  unit: Unit | null
  review: boolean
}
const blank: Values = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  icon: 'book',
  colour: 'blue',
  unit: null,
  review: false,
}

const toInput = ({ nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review }: Values) => ({
  nameAr,
  nameEn,
  descriptionAr,
  descriptionEn,
  icon,
  colour,
  review,
  unitId: unit?.id ?? null,
})

interface NewCategoryProps {
  readonly opened: boolean
  readonly parent: Category | null
  readonly onClose: () => void
}

/** A category below another one, or at the top. */
export function NewCategoryDialog({ opened, parent, onClose }: NewCategoryProps) {
  const { t } = useTranslation(['knowledge', 'kit'])
  const unit = parent?.unit ?? null
  const initial = useMemo((): Values => ({ ...blank, unit }), [unit])
  const form = useForm({
    endpoint: categories.create,
    initial,
    toInput: (values) => ({ ...toInput(values), parentId: parent?.id ?? null }),
    done: onClose,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(parent ? 'newBelow' : 'newCategory')}
      form={form}
      action={t('create', { ns: 'kit' })}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

interface ChangeCategoryProps {
  readonly category: Category
  readonly onClose: () => void
}

const noSteps: readonly ApprovalStep[] = []

export function ChangeCategoryDialog({ category, onClose }: ChangeCategoryProps) {
  const { t } = useTranslation('knowledge')
  const { id, version, nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review } = category
  const opened = useQuery(managedQueries.category(id))
  const steps = opened.data?.steps ?? noSteps
  const initial = useMemo(
    (): Values => ({ nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review }),
    [nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review],
  )
  const form = useForm({
    endpoint: categories.change,
    initial,
    toInput: (values) => ({ ...toInput(values), id, version, steps: [...steps] }),
    done: onClose,
  })
  // the steps of its review are sent back as they are: before they are known nothing is saved
  const ready = { ...form, pending: form.pending || !opened.data }
  return (
    <FormDialog opened onClose={onClose} title={t('changeCategory')} form={ready}>
      <Fields form={form} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<Values, typeof categories.create>>, 'values' | 'change' | 'text' | 'pick'>
}

function Fields({ form }: FieldsProps) {
  const { t } = useTranslation('knowledge')
  const { icon, colour, review } = form.values
  return (
    <>
      <UserInput label={t('nameAr')} maxLength={MAX_CATEGORY_NAME} autoComplete="off" data-autofocus {...form.text('nameAr')} />
      <UserInput label={t('nameEn')} maxLength={MAX_CATEGORY_NAME} autoComplete="off" {...form.text('nameEn')} />
      <UserTextarea
        label={t('descriptionAr')}
        maxLength={MAX_CATEGORY_DESCRIPTION}
        autosize
        minRows={1}
        maxRows={4}
        {...form.text('descriptionAr')}
      />
      <UserTextarea
        label={t('descriptionEn')}
        maxLength={MAX_CATEGORY_DESCRIPTION}
        autosize
        minRows={1}
        maxRows={4}
        {...form.text('descriptionEn')}
      />
      <IconChoice value={icon} onChange={(now) => form.change({ icon: now })} />
      <ColourChoice label={t('colour')} value={colour} colours={COLOURS} onChange={(now) => form.change({ colour: now })} />
      <UnitPicker<Unit> label={t('articleUnit')} search={(text) => unitsNamed(text)} {...form.pick('unit', 'unitId')} />
      <Checkbox
        label={t('needsReview')}
        description={t('needsReviewText')}
        checked={review}
        onChange={(event) => form.change({ review: event.currentTarget.checked })}
      />
    </>
  )
}

function IconChoice({ value, onChange }: { readonly value: CategoryIcon; readonly onChange: (icon: CategoryIcon) => void }) {
  const { t } = useTranslation('knowledge')
  return (
    <fieldset className={classes['icons']}>
      <legend>{t('icon')}</legend>
      {CATEGORY_ICONS.map((icon) => {
        const Sign = categoryIcons[icon]
        return (
          <label key={icon} title={t(`icon_${icon}`)}>
            <input
              type="radio"
              name="category-icon"
              aria-label={t(`icon_${icon}`)}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <Sign size={19} stroke={1.6} aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}
