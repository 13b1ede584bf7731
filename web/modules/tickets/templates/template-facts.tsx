import { Select } from '@mantine/core'
import { TEMPLATE_ICONS, TICKET_PRIORITIES } from '@diwan/contract/tickets/vocabulary'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { BothLanguages } from '../../fields/public.ts'
import { templateQueries } from '../api/templates.ts'
import { TemplateSign } from '../template-sign.tsx'
import classes from './templates.module.css'
import type { Content } from './use-template.ts'

export interface TemplateFactsProps {
  readonly content: Content
  /** The chosen group with its names, as it was saved. */
  readonly group: UnitChoice | null
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly set: (some: Partial<Content>, where?: string) => void
}

const icons: readonly string[] = TEMPLATE_ICONS

/** What the template is called in both languages, and what becomes of a ticket opened from it. */
export function TemplateFacts({ content, group, errors, set }: TemplateFactsProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  const [chosen, setChosen] = useState<UnitChoice | null>(null)
  const known = [chosen, group].find((one) => one !== null && one.id === content.groupId) ?? null
  const both = (field: 'name' | 'description' | 'category' | 'subject') => ({
    field,
    ar: content[`${field}Ar`],
    en: content[`${field}En`],
    errors: [errors[`${field}Ar`], errors[`${field}En`]] as const,
    onChange: (ar: string, en: string) => set({ [`${field}Ar`]: ar, [`${field}En`]: en }, field),
  })
  return (
    <section className={classes['part']} aria-label={t('templateFacts')}>
      <h2>{t('templateFacts')}</h2>
      <BothLanguages label={t('templateName')} {...both('name')} />
      <BothLanguages label={t('templateAbout')} optional long {...both('description')} />
      <BothLanguages label={t('templateCategory')} {...both('category')} />
      <div className={classes['pair']}>
        <UnitPicker<UnitChoice>
          data-field="groupId"
          label={t('goesToGroup')}
          placeholder={t('chooseGroup')}
          value={known}
          search={templateQueries.groups}
          clearable={false}
          required
          error={errors['groupId']}
          onChange={(unit) => {
            setChosen(unit)
            set({ groupId: unit?.id ?? null })
          }}
        />
        <Select
          label={t('priority')}
          data={TICKET_PRIORITIES.map((priority) => ({ value: priority, label: t(`priority_${priority}`, { ns: 'kit' }) }))}
          value={content.priority}
          allowDeselect={false}
          onChange={(priority) => priority && set({ priority: priority })}
        />
        <Select
          label={t('sign')}
          data={TEMPLATE_ICONS.map((icon) => ({ value: icon, label: t(`icon_${icon}`) }))}
          leftSection={<TemplateSign icon={content.icon} />}
          renderOption={({ option }) => (
            <span className={classes['hit']}>
              {icons.includes(option.value) && <TemplateSign icon={option.value} />}
              {option.label}
            </span>
          )}
          value={content.icon}
          allowDeselect={false}
          onChange={(icon) => icon && set({ icon: icon })}
        />
      </div>
      <BothLanguages label={t('subjectBegins')} optional {...both('subject')} />
      <p className={classes['dim']}>{t('placeholders', { ns: 'fields' })}</p>
    </section>
  )
}
