import { units } from '@diwan/contract/units/endpoints'
import type { UnitHit, UnitRecord } from '@diwan/contract/units/schemas'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { problemText } from '../../kit/problem-words.ts'
import { query } from '../../kit/queries.ts'
import { useWrite } from '../../kit/write.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { formOfWrite } from '../../ui/form-of-write.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useUnitAddress } from './address.ts'
import { SightPreview } from './access-preview.tsx'
import { UnitField } from './unit-field.tsx'

type Target = Pick<UnitHit, 'id' | 'kind' | 'nameAr' | 'nameEn' | 'path'>

/** Says what stands against it in numbers, and offers to move everything elsewhere first. Deleting is for good. */
export function DeleteDialog({ unit, onClose }: { unit: UnitRecord; onClose: () => void }) {
  const { t } = useTranslation(['units', 'kit'])
  const nameOf = useLocalName()
  const address = useUnitAddress()
  const [target, setTarget] = useState<Target | null>(null)
  const [tried, setTried] = useState(false)
  const remove = useWrite(units.delete, { quiet: true })
  const place = { id: unit.id, ...(target && { targetId: target.id }) }
  const preview = useQuery({
    queryKey: ['units', 'previewDelete', unit.id, unit.version, target?.id],
    ...query(units.previewDelete, place),
    gcTime: 0,
    placeholderData: (before) => before,
  })
  const ready = preview.data && !preview.isPlaceholderData && (preview.data.empty || target !== null)
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    setTried(true)
    if (!ready || !preview.data || remove.isPending) return
    const above = unit.path.at(-1)
    remove.mutate(
      { ...place, version: preview.data.version },
      {
        onSuccess: () => {
          onClose()
          if (above) address.open(above, unit.path.at(-2) ?? null)
          else address.close()
        },
      },
    )
  }
  const problem = remove.error ?? preview.error
  const form = { ...formOfWrite(remove), submit, problem: problem ? problemText(problem) : undefined }
  const missing = tried && target === null && preview.data?.empty === false ? t('invalid_required', { ns: 'kit' }) : undefined
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('deleteQuestion', { name: nameOf(unit) })}
      form={form}
      action={t('deleteNow')}
      danger
    >
      {!preview.data && !preview.error && <PageSkeleton />}
      {preview.data?.empty && <p>{t('deleteAbout')}</p>}
      {preview.data && !preview.data.empty && (
        <>
          <p>{t('inUse')}</p>
          <Usage usage={preview.data} />
          <UnitField
            label={t('moveAllTo')}
            value={target}
            onChange={setTarget}
            kind={unit.kind}
            exceptId={unit.id}
            error={missing}
          />
          {target && !preview.isPlaceholderData && <SightPreview preview={preview.data} />}
        </>
      )}
    </FormDialog>
  )
}

function Usage({ usage: { members, children, records } }: { usage: OutputOf<typeof units.previewDelete> }) {
  const { t } = useTranslation('units')
  const tickets = records.find(({ kind }) => kind === 'ticket')
  const templates = records.find(({ kind }) => kind === 'ticket_template')
  const lines = [
    members.count > 0 && (members.more ? t('peopleCountMore') : t('peopleCount', { count: members.count })),
    tickets && (tickets.more ? t('ticketsMore') : t('tickets', { count: tickets.count })),
    templates && t('templates', { count: templates.count }),
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
