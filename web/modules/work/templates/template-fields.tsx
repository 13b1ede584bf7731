import type { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import { MAX_PROJECT_DESCRIPTION, MAX_PROJECT_TITLE } from '@diwan/contract/work/limits'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { useForm } from '../../../kit/form.ts'
import '../../../ui/switch-styles.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'

export interface TemplateValues extends Record<string, unknown> {
  title: string
  description: string
  everywhere: boolean
}

type Form = ReturnType<typeof useForm<TemplateValues, typeof projectTemplates.change>>

interface TemplateFieldsProps {
  /** Of whatever else is asked as well. */
  readonly form: Pick<Form, 'text'> & {
    readonly values: TemplateValues
    readonly change: (some: { everywhere: boolean }) => void
  }
}

/** What a template is called, and where it is offered. */
export function TemplateFields({ form }: TemplateFieldsProps) {
  const { t } = useTranslation('work')
  return (
    <>
      <UserInput
        label={t('templateTitle')}
        maxLength={MAX_PROJECT_TITLE}
        data-autofocus
        autoComplete="off"
        {...form.text('title')}
      />
      <UserTextarea
        label={t('description')}
        maxLength={MAX_PROJECT_DESCRIPTION}
        autosize
        minRows={2}
        maxRows={6}
        {...form.text('description')}
      />
      <Switch
        label={t('templateEverywhere')}
        description={t('templateEverywhereText')}
        checked={form.values.everywhere}
        onChange={(event) => form.change({ everywhere: event.currentTarget.checked })}
      />
    </>
  )
}
