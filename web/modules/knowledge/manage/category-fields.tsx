import type { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { COLOURS, type Colour } from '@diwan/contract/kit/colours'
import type { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { MAX_CATEGORY_DESCRIPTION, MAX_CATEGORY_NAME } from '@diwan/contract/knowledge/limits'
import type { OpenCategory } from '@diwan/contract/knowledge/schemas/category'
import { CATEGORY_ICONS, type CategoryIcon } from '@diwan/contract/knowledge/vocabulary'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { useForm } from '../../../kit/form.ts'
import { ColourChoice } from '../../../ui/colour-choice.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { StepsEditor } from '../../approvals/public.ts'
import { errorsBelow, unitsNamed } from '../../publishing/public.ts'
import { categoryIcons } from '../model/category-icons.ts'
import classes from './new-article.module.css'

interface Unit {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

export interface CategoryValues extends Record<string, unknown> {
  nameAr: string
  nameEn: string
  descriptionAr: string
  descriptionEn: string
  icon: CategoryIcon
  colour: Colour
  unit: Unit | null
  review: boolean
  steps: readonly ApprovalStep[]
}
export const blank: CategoryValues = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  icon: 'book',
  colour: 'blue',
  unit: null,
  review: false,
  steps: [],
}

export const toInput = ({ nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, unit, review, steps }: CategoryValues) => ({
  nameAr,
  nameEn,
  descriptionAr,
  descriptionEn,
  icon,
  colour,
  review,
  steps: [...steps],
  unitId: unit?.id ?? null,
})

interface FieldsProps {
  readonly form: Pick<
    ReturnType<typeof useForm<CategoryValues, typeof categories.create>>,
    'values' | 'change' | 'text' | 'pick' | 'errors'
  >
  /** The units and people that the saved steps of its review name. */
  readonly named?: Pick<OpenCategory, 'places' | 'approvers'>
}

export function CategoryFields({ form, named }: FieldsProps) {
  const { t } = useTranslation(['knowledge', 'approvals']) // the words of the steps are there when they are asked for
  const { icon, colour, review, steps } = form.values
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
      {review && (
        <StepsEditor
          hint={t('reviewStepsText')}
          steps={steps}
          onChange={(now) => form.change({ steps: now })}
          searchUnits={(text) => unitsNamed(text)}
          units={named?.places ?? []}
          people={named?.approvers ?? []}
          errors={errorsBelow(form.errors, 'steps')}
        />
      )}
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
