import { opportunity } from '@diwan/contract/opportunities/endpoints'
import { MAX_TYPE_NAME, MAX_TYPES, MAX_NUMBER_OF_USERS } from '@diwan/contract/opportunities/limits'
import type { OpportunitySettings as Saved } from '@diwan/contract/opportunities/schemas'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormScreen } from '../../../ui/form-screen.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { opportunityQueries } from '../api.ts'
import classes from './opportunity-settings.module.css'

/** The types of opportunities and the largest number of users. */
export function OpportunitySettings() {
  const { data, error, isPaused, refetch } = useQuery(opportunityQueries.settings())
  if (data) return <SettingsForm saved={data} />
  if (error) return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <FormSkeleton />
}

interface Values extends Record<string, unknown> {
  maxUsers: number
  types: Saved['types']
  version: number
}

function SettingsForm({ saved }: { saved: Saved }) {
  const { t } = useTranslation('opportunities')
  const initial = useMemo((): Values => ({ maxUsers: saved.maxUsers, types: saved.types, version: saved.version }), [saved])
  const form = useForm({
    endpoint: opportunity.changeSettings,
    initial,
    keep: 'opportunity-settings',
    toInput: ({ maxUsers, types, version }) => ({ maxUsers, types, version }),
  })
  const { types, maxUsers } = form.values
  const change = (index: number, some: Partial<Values['types'][number]>) =>
    form.change({ types: types.map((one, at) => (at === index ? { ...one, ...some } : one)) })
  const locked = !saved.can.change
  return (
    <FormScreen
      form={form}
      aside={
        !locked &&
        types.length < MAX_TYPES && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => form.change({ types: [...types, { id: crypto.randomUUID(), nameAr: '', nameEn: '' }] })}
          >
            {t('addType')}
          </Button>
        )
      }
    >
      <Text c="dimmed">{t('settingsText')}</Text>
      <NumberField
        data-field="maxUsers"
        label={t('maxUsers')}
        min={1}
        max={MAX_NUMBER_OF_USERS}
        clampBehavior="none"
        allowDecimal={false}
        disabled={locked}
        value={maxUsers}
        error={form.errors['maxUsers']}
        onChange={(value) => form.change({ maxUsers: value ?? 0 })}
      />
      <ul className={classes['types']} aria-label={t('types')}>
        {types.map((type, index) => (
          <li key={type.id}>
            {(['nameAr', 'nameEn'] as const).map((name) => (
              <UserInput
                key={name}
                data-field={`types.${index}.${name}`}
                label={t(name === 'nameAr' ? 'typeAr' : 'typeEn')}
                maxLength={MAX_TYPE_NAME}
                disabled={locked}
                value={type[name]}
                error={form.errors[`types.${index}.${name}`]}
                onChange={(event) => change(index, { [name]: event.currentTarget.value })}
              />
            ))}
            {!locked && types.length > 1 && (
              <Button
                variant="subtle"
                color="gray"
                onClick={() => form.change({ types: types.filter((_one, at) => at !== index) })}
              >
                {t('removeType')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FormScreen>
  )
}
