import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { MAX_PROJECT_TITLE } from '@diwan/contract/work/limits'
import type { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import type { ProjectTemplate } from '@diwan/contract/work/schemas/templates'
import { Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import '../../../ui/switch-styles.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { TemplateOutline } from './template-outline.tsx'
import classes from './templates.module.css'

export interface BeginValues extends Record<string, unknown> {
  title: string
  startDate: string
  people: boolean
}

const EMPTY = 'empty'

interface TemplateChoiceProps {
  readonly offered: OutputOf<typeof projectTemplates.list>
  readonly chosen: ProjectTemplate | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** What a new project begins with: nothing, or a template of this workspace or of another one. */
export function TemplateChoice({ offered: { own, others }, chosen, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('work')
  const options = (templates: readonly ProjectTemplate[]) => templates.map(({ id, title }) => ({ value: id, label: title }))
  const groups = [
    { group: t('templatesOfWorkspace'), items: options(own) },
    { group: t('templatesOfOthers'), items: options(others) },
  ].filter(({ items }) => items.length > 0)
  return (
    <>
      <Select
        label={t('beginWith')}
        data={[{ value: EMPTY, label: t('emptyProject') }, ...groups]}
        value={chosen?.id ?? EMPTY}
        allowDeselect={false}
        renderOption={({ option }) => <UserText text={option.label} lines={1} />}
        onChange={(value) => onChoose(value === null || value === EMPTY ? undefined : value)}
      />
      {chosen && (
        <div className={classes['chosen']}>
          <TemplateOutline template={chosen} />
          <UserText text={chosen.lists.join(' · ')} lines={2} />
        </div>
      )}
    </>
  )
}

interface BeginFieldsProps {
  readonly form: Pick<
    ReturnType<typeof useForm<BeginValues, typeof projectTemplates.begin>>,
    'values' | 'change' | 'text' | 'pick'
  >
  readonly template: ProjectTemplate
  readonly today: string
}

/** What is asked where a template says the rest. */
export function BeginFields({ form, template, today }: BeginFieldsProps) {
  const { t } = useTranslation('work')
  return (
    <>
      <UserInput label={t('projectTitle')} maxLength={MAX_PROJECT_TITLE} autoComplete="off" {...form.text('title')} />
      <DateField
        label={t('templateStart')}
        description={t('templateStartText')}
        min={today}
        early="date_past"
        {...form.pick('startDate')}
      />
      {template.people && (
        <Switch
          label={t('templateAssign')}
          description={t('templateAssignText')}
          checked={form.values.people}
          onChange={(event) => form.change({ people: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
