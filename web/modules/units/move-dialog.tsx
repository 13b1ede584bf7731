import { Checkbox } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitHit, UnitRecord } from '@diwan/contract/units/schemas'
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
import { SightPreview } from './access-preview.tsx'
import { holderOf, UnitField } from './unit-field.tsx'

type Target = Pick<UnitHit, 'id' | 'kind' | 'nameAr' | 'nameEn' | 'path'>

/** Where to, then who would see what, then the move: nothing moves before it was looked at. */
export function MoveDialog({ unit, onClose }: { unit: UnitRecord; onClose: () => void }) {
  const { t } = useTranslation(['units', 'kit'])
  const nameOf = useLocalName()
  const [target, setTarget] = useState<Target | null>(null)
  const [toRoot, setToRoot] = useState(false)
  const [tried, setTried] = useState(false)
  const move = useWrite(units.move, { quiet: true })
  const chosen = toRoot || target !== null
  const place = { id: unit.id, ...(!toRoot && target && { parentId: target.id }) }
  const preview = useQuery({
    queryKey: ['units', 'previewMove', unit.id, unit.version, toRoot, target?.id],
    ...query(units.previewMove, place),
    enabled: chosen,
    gcTime: 0,
  })
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    setTried(true)
    if (preview.data && !move.isPending) move.mutate({ ...place, version: preview.data.version }, { onSuccess: onClose })
  }
  const problem = move.error ?? (chosen ? preview.error : null)
  const missing = tried && !chosen ? t('invalid_required', { ns: 'kit' }) : undefined
  const form = { ...formOfWrite(move), submit, problem: problem ? problemText(problem) : undefined }
  return (
    <FormDialog opened onClose={onClose} title={t('moveTitle', { name: nameOf(unit) })} form={form} action={t('move')}>
      {!toRoot && (
        <UnitField
          label={t('moveTo')}
          value={target}
          onChange={setTarget}
          kind={holderOf(unit.kind)}
          exceptId={unit.id}
          error={missing}
        />
      )}
      {unit.kind === 'department' && unit.parentId !== null && (
        <Checkbox label={t('moveToRoot')} checked={toRoot} onChange={(event) => setToRoot(event.currentTarget.checked)} />
      )}
      {chosen && (preview.data ? <SightPreview preview={preview.data} /> : !preview.error && <PageSkeleton />)}
    </FormDialog>
  )
}
