import type { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { chains } from '@diwan/contract/schedule/endpoints/chains'
import type { Chain } from '@diwan/contract/schedule/schemas/chains'
import { isolate } from '@diwan/core/direction'
import { Alert, Button, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { FormScreen } from '../../../ui/form-screen.tsx'
import { StepsEditor } from '../../approvals/public.ts'
import { errorsBelow, unitsNamed } from '../../publishing/public.ts'

interface Values extends Record<string, unknown> {
  steps: readonly ApprovalStep[]
  version: number
}

/** The steps of one chain; a unit without its own shows those that apply to it. */
export function ChainForm({ saved }: { saved: Chain }) {
  const { t } = useTranslation('schedule')
  const nameOf = useLocalName()
  const page = useDirection()
  const { kind, unit, own, from, version } = saved
  const initial = useMemo((): Values => ({ steps: saved.steps, version: saved.version }), [saved])
  const form = useForm({
    endpoint: chains.save,
    initial,
    keep: `chain:${kind}:${unit?.id ?? ''}`,
    toInput: ({ steps, version: begun }) => ({ kind, unitId: unit?.id ?? null, version: begun, steps: [...steps] }),
    fieldOf: (path) => path,
  })
  const follow = useWrite(chains.save)
  const above = from ? isolate(nameOf(from), page) : t('chainOrganisation')
  return (
    <FormScreen
      form={form}
      aside={
        unit &&
        own && (
          <Button
            variant="default"
            disabled={follow.isPending}
            onClick={() => follow.mutate({ kind, unitId: unit.id, version, steps: [] }, { onSuccess: form.reset })}
          >
            {t('chainFollow')}
          </Button>
        )
      }
    >
      {unit && <Text c="dimmed">{own ? t('chainOwn') : t('chainFrom', { name: above })}</Text>}
      {form.overtaken && (
        <Alert color="yellow" variant="light" role="alert">
          {t('chainChanged')}
          <div>
            <Button size="compact-sm" variant="default" mt={8} onClick={form.reset}>
              {t('loadTypes')}
            </Button>
          </div>
        </Alert>
      )}
      <StepsEditor
        hint={t('chainText')}
        steps={form.values.steps}
        onChange={(steps) => form.change({ steps })}
        searchUnits={(text) => unitsNamed(text)}
        units={saved.places}
        people={saved.approvers}
        errors={errorsBelow(form.errors, 'steps')}
        withDays={kind === 'permission'}
      />
    </FormScreen>
  )
}
