import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
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
import { useUnitAddress } from './address.ts'
import { SightPreview } from './access-preview.tsx'
import { unitsToPick, type PickedUnit } from './api.ts'
import { useHeldWords } from './use-held-words.ts'

const empty = { target: null as PickedUnit | null }

/** Says what stands against it in numbers, and offers to move everything elsewhere first. Deleting is for good. */
export function DeleteDialog({ unit, onClose }: { unit: UnitRecord; onClose: () => void }) {
  const { t } = useTranslation(['units', 'kit'])
  const nameOf = useLocalName()
  const address = useUnitAddress()
  const stands = useQuery(previewOf(unit))
  const used = stands.data?.empty === false
  const form = useForm({
    endpoint: units.delete,
    initial: empty,
    toInput: ({ target }) => ({ id: unit.id, version: unit.version, ...(used && { targetId: target?.id ?? '' }) }),
    whenEmpty: { targetId: 'required' },
    done: () => {
      const above = unit.path.at(-1)
      onClose()
      if (above) address.open(above, unit.path.at(-2) ?? null)
      else address.close()
    },
  })
  const { target } = form.values
  const moved = useQuery({ ...previewOf(unit, target), enabled: used && target !== null })
  const seen = stands.data && (target === null || moved.data)
  const submit = (event: FormEvent<HTMLElement>) => {
    if (seen) form.submit(event)
    else event.preventDefault()
  }
  const refusal = stands.error ?? moved.error
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('deleteQuestion', { name: nameOf(unit) })}
      form={{ ...form, submit, problem: form.problem ?? (refusal ? problemText(refusal) : undefined) }}
      action={t('deleteNow')}
      danger
    >
      {stands.isPending && <PageSkeleton />}
      {stands.data?.empty && <p>{t('deleteAbout')}</p>}
      {stands.data && used && (
        <>
          <p>{t('inUse')}</p>
          <Usage usage={stands.data} />
          <UnitPicker<PickedUnit>
            label={t('moveAllTo')}
            search={unitsToPick(unit.kind, unit.id)}
            {...form.pick('target', 'targetId')}
          />
          {target && moved.data && <SightPreview preview={moved.data} />}
        </>
      )}
    </FormDialog>
  )
}

const previewOf = ({ id, version }: UnitRecord, target: PickedUnit | null = null) => ({
  queryKey: ['units', 'previewDelete', id, version, target?.id],
  ...query(units.previewDelete, { id, ...(target && { targetId: target.id }) }),
  gcTime: 0,
})

function Usage({ usage: { members, children, records } }: { usage: OutputOf<typeof units.previewDelete> }) {
  const { t } = useTranslation('units')
  const held = useHeldWords(records)
  const lines = [
    members.count > 0 && (members.more ? t('peopleCountMore') : t('peopleCount', { count: members.count })),
    ...held,
    children.count > 0 && (children.more ? t('unitsMore') : t('units', { count: children.count })),
  ].filter((line) => typeof line === 'string')
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
