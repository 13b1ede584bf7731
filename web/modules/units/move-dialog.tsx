import { Checkbox } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useLocalName } from '../../kit/formats.ts'
import { problemText } from '../../kit/problem-words.ts'
import { query } from '../../kit/queries.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { SightPreview } from './access-preview.tsx'
import { holderOf, unitsToPick, type PickedUnit } from './api.ts'

const empty = { target: null as PickedUnit | null, toRoot: false }

/** Where to, then who would see what, then the move: nothing moves before it was looked at. */
export function MoveDialog({ unit, onClose }: { unit: UnitRecord; onClose: () => void }) {
  const { t } = useTranslation(['units', 'kit'])
  const nameOf = useLocalName()
  const form = useForm({
    endpoint: units.move,
    initial: empty,
    toInput: ({ target, toRoot }) => ({ id: unit.id, version: unit.version, ...(!toRoot && { parentId: target?.id ?? '' }) }),
    whenEmpty: { parentId: 'required' },
    done: onClose,
  })
  const { target, toRoot } = form.values
  const chosen = toRoot || target !== null
  const preview = useQuery({
    queryKey: ['units', 'previewMove', unit.id, unit.version, toRoot, target?.id],
    ...query(units.previewMove, { id: unit.id, ...(!toRoot && target && { parentId: target.id }) }),
    enabled: chosen,
    gcTime: 0,
  })
  const submit = (event: FormEvent<HTMLElement>) => {
    if (!chosen || preview.data) form.submit(event)
    else event.preventDefault()
  }
  const problem = form.problem ?? (chosen && preview.error ? problemText(preview.error) : undefined)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('moveTitle', { name: nameOf(unit) })}
      form={{ ...form, submit, problem }}
      action={t('move')}
    >
      {!toRoot && (
        <UnitPicker<PickedUnit>
          label={t('moveTo')}
          search={unitsToPick(holderOf(unit.kind), unit.id)}
          {...form.pick('target', 'parentId')}
        />
      )}
      {unit.kind === 'department' && unit.parentId !== null && (
        <Checkbox
          label={t('moveToRoot')}
          checked={toRoot}
          onChange={(event) => form.change({ toRoot: event.currentTarget.checked })}
        />
      )}
      {chosen && (preview.data ? <SightPreview preview={preview.data} /> : !preview.error && <PageSkeleton />)}
    </FormDialog>
  )
}
