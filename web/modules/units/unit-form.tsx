import { SegmentedControl } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitLine, UnitRecord } from '@diwan/contract/units/schemas'
import { kindsBelow, type UnitKind } from '@diwan/contract/units/vocabulary'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserInput } from '../../ui/user-input.tsx'

interface Dialog {
  opened: boolean
  onClose: () => void
}

const blank = { kind: '' as UnitKind | '', nameAr: '', nameEn: '' }

/** A unit below another, or a department at the root. What was typed stays until it is sent. */
export function NewUnitDialog({
  opened,
  onClose,
  parent,
  onDone,
}: Dialog & { parent: UnitLine | null; onDone: (unit: UnitRecord) => void }) {
  const { t } = useTranslation('units')
  const kinds = kindsBelow(parent?.kind ?? null)
  const kindOf = (chosen: UnitKind | '') => (chosen !== '' && kinds.includes(chosen) ? chosen : kinds.at(-1)!)
  const form = useForm({
    endpoint: units.create,
    initial: blank,
    toInput: ({ kind, nameAr, nameEn }) => ({ kind: kindOf(kind), ...(parent && { parentId: parent.id }), nameAr, nameEn }),
    keep: `new-unit/${parent?.id ?? ''}`,
    done: (unit) => {
      onClose()
      onDone(unit)
    },
  })
  const kind = kindOf(form.values.kind)
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(`new_${kind}`)} form={form} size={520}>
      {kinds.length > 1 && (
        <SegmentedControl
          aria-label={t('kind')}
          data={kinds.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
          value={kind}
          onChange={(chosen) => form.change({ kind: chosen })}
        />
      )}
      <Names form={form} />
    </FormDialog>
  )
}

export function RenameDialog({ opened, onClose, unit }: Dialog & { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const form = useForm({
    endpoint: units.rename,
    initial: { nameAr: unit.nameAr, nameEn: unit.nameEn },
    toInput: ({ nameAr, nameEn }) => ({ id: unit.id, version: unit.version, nameAr, nameEn }),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('rename')} form={form} size={520}>
      <Names form={form} />
    </FormDialog>
  )
}

interface NameForm {
  text: (name: 'nameAr' | 'nameEn') => { value: string }
}

function Names({ form }: { form: NameForm }) {
  const { t } = useTranslation('units')
  return (
    <div data-pair>
      <UserInput label={t('nameAr')} lang="ar" data-autofocus autoComplete="off" {...form.text('nameAr')} />
      <UserInput label={t('nameEn')} lang="en" autoComplete="off" {...form.text('nameEn')} />
    </div>
  )
}
