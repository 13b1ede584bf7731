import { requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import { MAX_REQUEST_TYPES, MAX_TYPE_NAME } from '@diwan/contract/schedule/limits/permissions'
import type { RequestTypes as Types } from '@diwan/contract/schedule/schemas/permissions'
import { Alert, Button, Switch, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useForm } from '../../../kit/form.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormScreen } from '../../../ui/form-screen.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import '../../../ui/switch-styles.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { requestLists, requestQueries } from '../api/permissions.ts'
import classes from './request-types.module.css'

/** The types of permission requests, in the order in which they are offered. */
export function RequestTypes() {
  const { data, error, isPaused, refetch } = useQuery(requestQueries.types())
  useFollowLists(requestLists)
  if (data) return <TypesForm saved={data} />
  if (error) return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <FormSkeleton />
}

interface Row {
  readonly id?: string
  readonly nameAr: string
  readonly nameEn: string
  readonly active: boolean
}
interface Values extends Record<string, unknown> {
  items: readonly Row[]
  version: number
}

const blank: Row = { nameAr: '', nameEn: '', active: true }

function TypesForm({ saved }: { saved: Types }) {
  const { t } = useTranslation('schedule')
  const initial = useMemo((): Values => ({ items: saved.items, version: saved.version }), [saved])
  const form = useForm({
    endpoint: requestTypes.save,
    initial,
    keep: 'request-types',
    toInput: ({ items, version }) => ({ version, items: [...items] }),
    fieldOf: (path) => path,
  })
  const { items } = form.values
  const change = (index: number, some: Partial<Row>) =>
    form.change({ items: items.map((one, at) => (at === index ? { ...one, ...some } : one)) })
  return (
    <FormScreen
      form={form}
      aside={
        items.length < MAX_REQUEST_TYPES && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => form.change({ items: [...items, blank] })}
          >
            {t('addType')}
          </Button>
        )
      }
    >
      <Text c="dimmed">{t('requestTypesText')}</Text>
      {form.overtaken && (
        <Alert color="yellow" variant="light" role="alert">
          {t('typesChanged')}
          <div>
            <Button size="compact-sm" variant="default" mt={8} onClick={form.reset}>
              {t('loadTypes')}
            </Button>
          </div>
        </Alert>
      )}
      {items.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a type that is new has no id yet, and rows keep their places
        <div
          key={row.id ?? `new ${index}`}
          role="group"
          className={classes['type']}
          aria-label={t('typeNumber', { place: index + 1 })}
        >
          <UserInput
            label={t('typeAr')}
            required
            maxLength={MAX_TYPE_NAME}
            data-field={`items.${index}.nameAr`}
            error={form.errors[`items.${index}.nameAr`]}
            value={row.nameAr}
            onChange={({ currentTarget: { value } }) => change(index, { nameAr: value })}
          />
          <UserInput
            label={t('typeEn')}
            required
            maxLength={MAX_TYPE_NAME}
            data-field={`items.${index}.nameEn`}
            error={form.errors[`items.${index}.nameEn`]}
            value={row.nameEn}
            onChange={({ currentTarget: { value } }) => change(index, { nameEn: value })}
          />
          <Switch
            label={t('typeActive')}
            checked={row.active}
            onChange={({ currentTarget: { checked } }) => change(index, { active: checked })}
          />
        </div>
      ))}
    </FormScreen>
  )
}
