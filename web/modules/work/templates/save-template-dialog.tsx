import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { Switch } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import milestones from '../project/milestones.module.css'
import { TemplateFields, type TemplateValues } from './template-fields.tsx'

interface Values extends TemplateValues {
  people: boolean
}

export default function SaveTemplateDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('work')
  const { id, title, description } = project
  const initial = useMemo((): Values => ({ title, description, everywhere: false, people: false }), [title, description])
  const form = useForm({
    endpoint: projectTemplates.save,
    initial,
    toInput: ({ title: named, description: said, everywhere, people }) => ({
      id,
      title: named,
      description: said,
      everywhere,
      people,
    }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('saveAsTemplate')} form={form} size={520}>
      <p className={milestones['text']}>{t('templateText')}</p>
      <TemplateFields form={form} />
      <Switch
        label={t('templatePeople')}
        description={t('templatePeopleText')}
        checked={form.values.people}
        onChange={(event) => form.change({ people: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
