import '@mantine/core/styles/Radio.layer.css'
import { COLOURS, type Colour } from '@diwan/contract/kit/colours'
import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { MAX_WORKSPACE_NAME } from '@diwan/contract/work/limits'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { VISIBILITIES, type Visibility } from '@diwan/contract/work/vocabulary'
import { Radio, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { workspaceQueries } from '../api.ts'
import { ColourChoice } from '../../../ui/colour-choice.tsx'

interface Unit {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}

interface Values extends Record<string, unknown> {
  name: string
  colour: Colour
  visibility: Visibility
  unit: Unit | null
}
const blank: Values = { name: '', colour: 'blue', visibility: 'private', unit: null }

const needsUnit = (visibility: Visibility) => visibility === 'department' || visibility === 'group'
const toInput = ({ name, colour, visibility, unit }: Values) => ({
  name,
  colour,
  visibility,
  unitId: needsUnit(visibility) ? (unit?.id ?? null) : null,
})

interface NewProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onCreated: (made: Workspace) => void
}

/** What was typed stays until it is sent. */
export function NewWorkspaceDialog({ opened, onClose, onCreated }: NewProps) {
  const { t } = useTranslation(['work', 'kit'])
  const form = useForm({
    endpoint: workspaces.create,
    initial: blank,
    keep: 'workspace-new',
    toInput,
    done: (made) => {
      onClose()
      onCreated(made)
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('newWorkspace')}
      form={form}
      action={t('create', { ns: 'kit' })}
      size={520}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

interface ChangeProps {
  readonly workspace: Workspace
  readonly onClose: () => void
}

export function ChangeWorkspaceDialog({ workspace, onClose }: ChangeProps) {
  const { t } = useTranslation('work')
  const { id, version, name, colour, visibility, unit } = workspace
  const initial = useMemo((): Values => ({ name, colour, visibility, unit }), [name, colour, visibility, unit])
  const form = useForm({
    endpoint: workspaces.change,
    initial,
    toInput: (values) => ({ id, version, ...toInput(values) }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('editWorkspace')} form={form} size={520}>
      <Fields form={form} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<Values, typeof workspaces.create>>, 'values' | 'change' | 'text' | 'pick'>
}

function Fields({ form }: FieldsProps) {
  const { t } = useTranslation('work')
  const { visibility, colour } = form.values
  return (
    <>
      <UserInput
        label={t('workspaceName')}
        maxLength={MAX_WORKSPACE_NAME}
        data-autofocus
        autoComplete="off"
        {...form.text('name')}
      />
      <ColourChoice label={t('colour')} value={colour} colours={COLOURS} onChange={(now) => form.change({ colour: now })} />
      <Radio.Group label={t('visibility')} value={visibility} onChange={(now) => form.change({ visibility: now, unit: null })}>
        <Stack gap={10} mt={6}>
          {VISIBILITIES.map((one) => (
            <Radio key={one} value={one} label={t(`visibility_${one}`)} description={t(`visibilityText_${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {needsUnit(visibility) && (
        <UnitPicker<Unit>
          key={visibility}
          label={t(`visibility_${visibility}`)}
          search={(text) => workspaceQueries.units(text, visibility)}
          {...form.pick('unit', 'unitId')}
        />
      )}
    </>
  )
}
