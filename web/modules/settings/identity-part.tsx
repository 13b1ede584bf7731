import { TextInput } from '@mantine/core'
import { contrast, isColour } from '@diwan/core/contrast'
import { INK, NEEDED_CONTRAST, type ColourName } from '@diwan/contract/settings/vocabulary'
import { useTranslation } from 'react-i18next'
import { ColourField } from '../../ui/colour-field.tsx'
import { LogoField } from '../../ui/logo-field.tsx'
import { ColourPreview } from './colour-preview.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

const onText: readonly ColourName[] = ['user', 'admin']
const onSign: readonly ColourName[] = ['primary', 'gradient']

export function IdentityPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const { colours } = form.values
  const colour = (name: ColourName) => (
    <ColourField
      key={name}
      {...(isColour(colours[name]) && contrast(colours[name], INK) >= NEEDED_CONTRAST[name] ? {} : { 'data-field': 'colours' })}
      data-colour={name}
      label={t(`field_${name}`)}
      description={t(onText.includes(name) ? 'textOnColour' : 'signOnColour')}
      against={INK}
      needed={NEEDED_CONTRAST[name]}
      value={colours[name]}
      disabled={disabled}
      onChange={(value) => form.change({ colours: { ...colours, [name]: value } })}
    />
  )
  return (
    <PageSection title={t('identity')} text={t('identityText')}>
      <div className={classes['pair']}>
        <TextInput label={t('field_nameAr')} dir="rtl" lang="ar" disabled={disabled} {...form.text('nameAr')} />
        <TextInput label={t('field_nameEn')} dir="ltr" lang="en" disabled={disabled} {...form.text('nameEn')} />
      </div>
      <LogoField
        data-field="logoId"
        label={t('field_logoId')}
        current={form.values.logoId && `/files/${form.values.logoId}`}
        onChange={(logoId) => form.change({ logoId })}
        error={form.errors['logoId']}
        disabled={disabled}
      />
      <div className={classes['pair']}>
        {onText.map(colour)}
        {onSign.map(colour)}
      </div>
      {form.errors['colours'] && (
        <p className={classes['wrong']} role="alert">
          {form.errors['colours']}
        </p>
      )}
      <ColourPreview colours={colours} />
    </PageSection>
  )
}
